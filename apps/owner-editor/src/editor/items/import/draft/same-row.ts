import { foldedName, priceIn } from '@cartaviva/domain';
import type { DraftRow } from './edited-draft';

type NamedRow = Pick<DraftRow, 'name' | 'price'>;

/**
 * Is true if two lines of different photos may be the same dish: the same name with the same price or in the same
 * section, or a name that differs by misread letters with the same price.
 */
export function isSameRow(
  one: NamedRow,
  other: NamedRow,
  { isSameSection }: { readonly isSameSection: boolean },
): boolean {
  const [name, otherName] = [foldedName(one.name), foldedName(other.name)];
  const isSamePrice = (priceIn(one.price) ?? one.price) === (priceIn(other.price) ?? other.price);
  if (name === otherName) return isSamePrice || isSameSection;
  return isSamePrice && isMisread(name, otherName);
}

/** Minimum length of a name in which one misread letter, or two, may be overlooked. */
const ONE_LETTER = 8;
const TWO_LETTERS = 16;

const digitsIn = (text: string): string => text.replace(/\D/g, '');

/** Is true for names that differ by a few letters. A different digit is a different dish, such as `Combo 2`. */
function isMisread(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length);
  const limit = length >= TWO_LETTERS ? 2 : length >= ONE_LETTER ? 1 : 0;
  if (limit === 0 || Math.abs(one.length - other.length) > limit) return false;
  return digitsIn(one) === digitsIn(other) && editDistance(one, other) <= limit;
}

/** Levenshtein distance. Names are short. */
function editDistance(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...one].entries()) {
    const line = [row + 1];
    for (const [at, another] of [...other].entries()) {
      const replaced = before[at]! + (letter === another ? 0 : 1);
      line.push(Math.min(replaced, before[at + 1]! + 1, line[at]! + 1));
    }
    before = line;
  }
  return before.at(-1)!;
}
