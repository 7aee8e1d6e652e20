import { FONT_FEATURES, TYPEFACE_WEIGHTS, type Typeface } from '@cartaviva/domain';
import { createHash } from 'node:crypto';
import type { ObjectStorage } from './object-storage';

/** How long a font stays that no page asks for: one period whole, and what is left of the one it came in. */
const PERIOD_MS = 30 * 86_400_000;

/** To be raised when the same letters shall give other bytes: they are kept for ever under their name. */
const EDITION = 1;

/** All fonts of headings. */
export const headingFontsPrefix = 'heading-fonts/';

/** Names of fonts as browsers ask for them: `caprasimo-0f3a….woff2` without its ending. */
export const HEADING_FONT_NAME = /^[a-z]+(?:-[a-z]+)*-[0-9a-f]{32}$/;

/** What the font of a typeface with these letters is called: the same of every menu, and of no other letters. */
export function headingFontName(typeface: Typeface, characters: string): string {
  const content = [EDITION, typeface, TYPEFACE_WEIGHTS[typeface], FONT_FEATURES.join(), characters];
  const hash = createHash('sha256').update(content.join('\n')).digest('hex');
  return `${typeface}-${hash.slice(0, 32)}`;
}

/** The number of the period in which a moment lies. */
export const fontPeriod = (now: Date): number => Math.floor(now.getTime() / PERIOD_MS);

/** The period in the key of a font; 0 of a key that does not say. */
export const fontPeriodIn = (key: string): number =>
  Number(/^heading-fonts\/(\d{1,9})\//.exec(key)?.[1] ?? 0);

export const headingFontKey = (name: string, period: number): string =>
  `${headingFontsPrefix}${period}/${name}.woff2`;

/** The key under which a font is now; nothing when it was not made, or not asked for in a long time. */
export async function findHeadingFont(
  storage: ObjectStorage,
  name: string,
  now: Date,
): Promise<string | undefined> {
  const period = fontPeriod(now);
  for (const key of [headingFontKey(name, period), headingFontKey(name, period - 1)]) {
    if (await storage.exists(key)) return key;
  }
  return undefined;
}
