import type { Typeface } from '@cartaviva/domain';
import { TYPEFACE_METRICS } from './typeface-metrics';

/** A menu's own type as its page loads it. */
export interface LoadedFont {
  readonly typeface: Typeface;
  /** Where it is; nothing when only what stands in for it is shown. */
  readonly url?: string | undefined;
  /** Whether the categories are set in it, too. */
  readonly hasCategories: boolean;
}

/**
 * `--display` for the restaurant's name and `--headings` for the categories. The text is there at once, in
 * a typeface that phones have, made as wide and as high as the one that comes: nothing moves when it does.
 */
export function fontCss({ typeface, url, hasCategories }: LoadedFont): string {
  const { like, standIns } = TYPEFACE_METRICS[typeface];
  const own = url
    ? `@font-face{font-family:own;src:url(${url})format("woff2");font-weight:1 999;font-display:swap}`
    : '';
  const others = standIns.map(({ names, size, ascent, descent }, index) => {
    const sources = names.map((name) => `local("${name}")`).join();
    return (
      `@font-face{font-family:own${index};src:${sources};font-weight:1 999;size-adjust:${size};` +
      `ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`
    );
  });
  const instead = `${standIns.map((_, index) => `own${index}`).join()},${like === 'serif' ? 'serif' : 'sans-serif'}`;
  const all = url ? `own,${instead}` : instead;
  return `${own}${others.join('')}:root{--display:${all};--headings:${hasCategories ? all : instead}}`;
}
