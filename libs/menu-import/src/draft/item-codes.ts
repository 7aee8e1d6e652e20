import { searchable } from '@cartaviva/domain';
import type { MenuLine } from './menu-line';

/** Number of an item in its menu: `101 Sopa wantán`. */
const CODE = /^(\d{1,4})(?:[.)-]? +|\t)(?=(\p{L}[\p{L}'’]+))/u;
const LEAST_CODES = 4;
/** Minimum share of the priced lines that have a code, and of the codes that follow the one above. */
const MOST = 0.6;

/**
 * Moves ascending numbers before items from the text to `code`. Numbers such as those in `6 alitas` and `12 alitas`
 * count pieces: they rarely increase by one, and the same word follows them.
 * @param isItem returns true for a line with a name and a price
 */
export function withItemCodes(
  lines: readonly MenuLine[],
  isItem: (line: MenuLine) => boolean,
): readonly MenuLine[] {
  const numbered = lines.map(({ text }) => CODE.exec(text.trimStart()));
  if (numbered.filter(Boolean).length < LEAST_CODES) return lines;
  const areItems = lines.map(isItem);
  const found = numbered.map((match, at) => (areItems[at] ? match : null));
  const codes = found.filter((match) => match !== null);
  const numbers = codes.map((match) => Number(match[1]));
  const steps = numbers.slice(1).map((number, at) => number - numbers[at]!);
  const words = new Set(codes.map((match) => searchable(match[2]!)));
  const isList =
    codes.length >= LEAST_CODES &&
    codes.length >= areItems.filter(Boolean).length * MOST &&
    steps.every((step) => step > 0) &&
    steps.filter((step) => step === 1).length >= steps.length / 2 &&
    words.size > codes.length / 2;
  if (!isList) return lines;
  return lines.map((line, at) => {
    const match = found[at];
    if (!match) return line;
    return { ...line, text: line.text.trimStart().slice(match[0].length), code: match[1]! };
  });
}
