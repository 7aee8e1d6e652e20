import { type Allergen } from '@cartaviva/domain';
import { allergensIn } from '../allergens-and-tags';
import type { MenuLine } from './menu-line';

/** `1 Gluten`, `G: gluten`, `(2) Crustáceos`. */
const ENTRY =
  /(?:^|[\s,;·|(])\(?(\d{1,2}|\p{Lu}{1,2})[).:=–-]*\s{0,2}(\p{L}[\p{L} ]{2,30}?)(?=$|[,;·|.]|\s{2}|\s\(?(?:\d{1,2}|\p{Lu}{1,2})[).:=–-]*\s?\p{L})/gu;
const LEAST_ENTRIES = 3;
/** `(1, 3, 7)` after a name, or `1, 3` between the name and its price. */
const MARKS_IN_BRACKETS =
  /\s?[([]((?:\d{1,2}|\p{Lu}{1,2})(?:\s?[,.\-/·\s]\s?(?:\d{1,2}|\p{Lu}{1,2}))*)[)\]]/gu;
const MARKS_AFTER_NAME =
  /(?<=\p{L}{2}\)?)[ \t]((?:\d{1,2})(?:, ?\d{1,2})*)(?=\s*(?:\t|\.{3}|…|\s?\p{Sc}|\d+[.,]\d{2}|$))/u;

/** Reads the meaning of the allergen marks from a menu. Returns an empty map if the menu does not explain them. */
function legendOf(lines: readonly MenuLine[]): ReadonlyMap<string, Allergen> {
  const legend = new Map<string, Allergen>();
  for (const { text } of lines) {
    const entries = [...text.slice(0, 1000).matchAll(ENTRY)].flatMap(([, mark, word]) => {
      const allergens = allergensIn(word!.trim());
      return typeof allergens !== 'string' && allergens.length === 1
        ? [[mark!, allergens[0]!] as const]
        : [];
    });
    if (entries.length >= LEAST_ENTRIES) for (const [mark, one] of entries) legend.set(mark, one);
  }
  return legend;
}

/** Replaces allergen marks in the lines by allergens if a legend explains the marks. */
export function withAllergens(lines: readonly MenuLine[]): readonly MenuLine[] {
  const legend = legendOf(lines);
  if (legend.size === 0) return lines;
  return lines.map((line) => {
    const allergens = new Set<Allergen>();
    const take = (whole: string, marks: string): string => {
      const all = marks.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
      if (!all.every((mark) => legend.has(mark))) return whole;
      for (const mark of all) allergens.add(legend.get(mark)!);
      return '';
    };
    const text = line.text
      .slice(0, MAX_LENGTH)
      .replace(MARKS_IN_BRACKETS, take)
      .replace(MARKS_AFTER_NAME, take);
    if (allergens.size === 0) return line;
    return { ...line, text: text + line.text.slice(MAX_LENGTH), allergens: [...allergens] };
  });
}

/** Maximum length of a line with an item, in UTF-16 units. */
const MAX_LENGTH = 300;
