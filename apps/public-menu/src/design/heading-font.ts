import { DESIGN_TYPEFACES, menuDesignOf, type Typeface } from '@cartaviva/domain';
import type { LocalMenu } from '../menu/menu-in-language';
import { TYPEFACE_METRICS } from './typeface-metrics';

/** A menu's own type: the letters of its headings in the typeface of its design. */
export interface HeadingFont {
  readonly typeface: Typeface;
  /** Each once, in the order of their code points: the same letters are the same file. */
  readonly characters: string;
  /** Whether the categories are in it, too, or the restaurant's name alone. */
  readonly hasCategories: boolean;
}

/** What Latin scripts and prices are written with: the typefaces have nothing else. */
const LATIN = /[\u0020-\u024f\u1e00-\u1eff\u2010-\u2026\u20a0-\u20bf]/gu;

/**
 * The type of a menu in one language; none where its design has none. With more letters than the bytes
 * of a menu's type have room for, the restaurant's name alone is set in it: never one heading in two typefaces.
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
