import { searchable } from '@cartaviva/domain';
import type { EditedItem } from '../../../store/menu-store';

/** Least share of the words of a file's and an item's name that both have. */
const ENOUGH = 0.5;

/** Words that name nothing on a plate. */
const EMPTY_WORDS = new Set(['de', 'del', 'la', 'el', 'los', 'las', 'con', 'y', 'al', 'a', 'en']);

const wordsOf = (text: string): readonly string[] =>
  searchable(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word && !EMPTY_WORDS.has(word));

/**
 * The item that each photo shows, by the words of its file's name: `mofongo-de-camarones.jpg` is
 * `Mofongo con camarones`. An item gets one photo, the likeliest first; a photo that fits two items
 * alike, or none, gets none.
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

/** Of 0 to 1: the words that both have, of all that either has. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared === 0 ? 0 : shared / (one.size + other.size - shared);
}
