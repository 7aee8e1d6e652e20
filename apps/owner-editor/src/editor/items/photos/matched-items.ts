import { searchable } from '@cartaviva/domain';
import type { EditedItem } from '../../../store/menu-store';

/** Minimum share of words that a file name and an item's name have in common. */
const ENOUGH = 0.5;

/** Words that carry no meaning in the name of a dish. */
const EMPTY_WORDS = new Set(['de', 'del', 'la', 'el', 'los', 'las', 'con', 'y', 'al', 'a', 'en']);

const wordsOf = (text: string): readonly string[] =>
  searchable(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word && !EMPTY_WORDS.has(word));

/**
 * Assigns photos to items by the words in their file names: `mofongo-de-camarones.jpg` matches `Mofongo con
 * camarones`. An item gets the photo that matches best. A photo that matches several items equally well, or none, is
 * not assigned.
 */
export function matchedItems(
  fileNames: readonly string[],
  items: readonly EditedItem[],
): readonly (EditedItem | undefined)[] {
  const named = items.map((item) => ({ item, words: new Set(wordsOf(item.name)) }));
  const guesses = fileNames.map((fileName, at) => {
    const words = new Set(wordsOf(fileName.replace(/\.[^.]*$/, '')));
    const ranked = named
      .map(({ item, words: others }) => ({ item, score: likeness(words, others) }))
      .sort((one, other) => other.score - one.score);
    const [first, second] = ranked;
    const isClear = first && first.score >= ENOUGH && first.score !== second?.score;
    return { at, item: isClear ? first.item : undefined, score: first?.score ?? 0 };
  });
  const taken = new Set<string>();
  const found: (EditedItem | undefined)[] = fileNames.map(() => undefined);
  for (const { at, item } of guesses.toSorted((one, other) => other.score - one.score)) {
    if (!item || taken.has(item.id)) continue;
    taken.add(item.id);
    found[at] = item;
  }
  return found;
}

/** Jaccard index of two sets of words, from 0 to 1. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared === 0 ? 0 : shared / (one.size + other.size - shared);
}
