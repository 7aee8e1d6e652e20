import { FONT_FEATURES, TYPEFACE_WEIGHTS, type Typeface } from '@cartaviva/domain';
import { createHash } from 'node:crypto';
import type { ObjectStorage } from './object-storage';

/** Lifetime of an unused font: the period in which it was stored and the next one. */
const PERIOD_MS = 30 * 86_400_000;

/**
 * Version of the font rendering. Increase it when the same characters should give other bytes, because fonts are
 * cached forever by name.
 */
const EDITION = 1;

export const headingFontsPrefix = 'heading-fonts/';

/** Names of fonts in requests: `caprasimo-0f3a….woff2` without its extension. */
export const HEADING_FONT_NAME = /^[a-z]+(?:-[a-z]+)*-[0-9a-f]{32}$/;

/** Returns the name of a font with these characters. It depends only on its content, so all menus share it. */
export function headingFontName(typeface: Typeface, characters: string): string {
  const content = [EDITION, typeface, TYPEFACE_WEIGHTS[typeface], FONT_FEATURES.join(), characters];
  const hash = createHash('sha256').update(content.join('\n')).digest('hex');
  return `${typeface}-${hash.slice(0, 32)}`;
}

export const fontPeriod = (now: Date): number => Math.floor(now.getTime() / PERIOD_MS);

/** Returns the period in the key of a font, or 0 if there is none. */
export const fontPeriodIn = (key: string): number =>
  Number(/^heading-fonts\/(\d{1,9})\//.exec(key)?.[1] ?? 0);

export const headingFontKey = (name: string, period: number): string =>
  `${headingFontsPrefix}${period}/${name}.woff2`;

/** Finds the current key of a font. Returns undefined if it was never stored or has expired. */
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
