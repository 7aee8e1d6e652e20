import type { Typeface } from '@cartaviva/domain';

const url = (path: URL) => path.href;

/** Complete fonts for trying the designs. A menu gets its own font subset only when it is published. */
export const WHOLE_FONTS: Readonly<Record<Typeface, string>> = {
  caprasimo: url(
    new URL('@fontsource/caprasimo/files/caprasimo-latin-400-normal.woff2', import.meta.url),
  ),
  'cormorant-garamond': url(
    new URL(
      '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2',
      import.meta.url,
    ),
  ),
  shrikhand: url(
    new URL('@fontsource/shrikhand/files/shrikhand-latin-400-normal.woff2', import.meta.url),
  ),
  fraunces: url(
    new URL('@fontsource/fraunces/files/fraunces-latin-600-normal.woff2', import.meta.url),
  ),
  'league-gothic': url(
    new URL(
      '@fontsource/league-gothic/files/league-gothic-latin-400-normal.woff2',
      import.meta.url,
    ),
  ),
  'poiret-one': url(
    new URL('@fontsource/poiret-one/files/poiret-one-latin-400-normal.woff2', import.meta.url),
  ),
};
