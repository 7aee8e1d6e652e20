import { searchable } from '@cartaviva/domain';
import { readMenuData } from './menu-data';

/** Share of a word's letters that may differ from those of a suggestion. */
const MAX_DIFFERENCE = 0.4;

/** Returns the word of the items' names that is most like the given words, or undefined if none resembles them. */
export function suggestionFor(words: string): string | undefined {
  const asked = searchable(words);
  const names = readMenuData()?.items.flatMap(({ name }) => name.split(/[^\p{L}\d]+/u)) ?? [];
  let best: string | undefined;
  let least = Math.floor(asked.length * MAX_DIFFERENCE) + 1;
  for (const name of names) {
    const distance = editDistance(asked, searchable(name));
    if (name.length < 3 || distance >= least) continue;
    best = name;
    least = distance;
  }
  return best?.toLowerCase();
}

/** Levenshtein distance between two words. */
export function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one[at - 1] === other[to - 1];
      next[to] = Math.min(next[to - 1]! + 1, row[to]! + 1, row[to - 1]! + (isSame ? 0 : 1));
    }
    row = next;
  }
  return row.at(-1)!;
}
