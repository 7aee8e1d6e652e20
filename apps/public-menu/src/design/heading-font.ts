import { DESIGN_TYPEFACES, menuDesignOf, type Typeface } from '@cartaviva/domain';
import type { LocalMenu } from '../menu/menu-in-language';
import { TYPEFACE_METRICS } from './typeface-metrics';

/** Font subset of a menu: the characters of its headings in the typeface of its design. */
export interface HeadingFont {
  readonly typeface: Typeface;
  /** Distinct characters in code point order, so that the same characters give the same file. */
  readonly characters: string;
  /** Is false if only the restaurant's name uses the font. */
  readonly hasCategories: boolean;
}

/** Characters of Latin scripts and prices. The typefaces contain no others. */
const LATIN = /[\u0020-\u024f\u1e00-\u1eff\u2010-\u2026\u20a0-\u20bf]/gu;

/**
 * Returns the font of a menu in one language, or undefined if its design has none. If all headings need more
 * characters than fit into the size limit, only the restaurant's name uses the font. A heading never mixes two
 * typefaces.
 */
export function headingFontOf({ menu, sections }: LocalMenu): HeadingFont | undefined {
  const typeface = DESIGN_TYPEFACES[menuDesignOf(menu.design)];
  if (!typeface) return undefined;
  const { letters, capitals } = TYPEFACE_METRICS[typeface];
  const lettersOf = (...texts: string[]) => {
    const written = texts.join(' ').normalize('NFC');
    return [...new Set((capitals ? written.toUpperCase() : written).match(LATIN))].sort();
  };
  const categories = sections.flatMap(({ name }) => name ?? []);
  for (const texts of [categories, []]) {
    const characters = lettersOf(menu.restaurantName, ...texts);
    if (characters.length <= letters) {
      return { typeface, characters: characters.join(''), hasCategories: texts === categories };
    }
  }
  return undefined;
}
