import type { Typeface } from '@cartaviva/domain';
import { TYPEFACE_METRICS } from './typeface-metrics';

/** Font of a menu as its page loads it. */
export interface LoadedFont {
  readonly typeface: Typeface;
  /** Address of the font file. Without it, the page shows only the fallback fonts. */
  readonly url?: string | undefined;
  /** Is true if category names use the font too. */
  readonly hasCategories: boolean;
}

/**
 * Defines `--display` for the restaurant's name and `--headings` for the categories. Text appears at once in a system
 * font, which is scaled to the metrics of the loaded font, so nothing moves when that arrives.
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
