import { assert, constantFrom, property, string } from 'fast-check';
import { beginsNearly, nearlyMatches } from './matches';

/** Computes the Levenshtein distance by its recursive definition. */
function distance(one: string, other: string): number {
  if (!one || !other) return one.length + other.length;
  const substituted = distance(one.slice(1), other.slice(1)) + (one[0] === other[0] ? 0 : 1);
  const added = distance(one.slice(1), other) + 1;
  return Math.min(substituted, added, distance(one, other.slice(1)) + 1);
}

describe('a search with one wrong letter', () => {
  it('finds the words that begin with what is one edit away, and no other', () => {
    const word = string({ unit: constantFrom('a', 'b', 'c'), maxLength: 6 });
    const beginningsOf = (text: string) =>
      Array.from({ length: text.length + 1 }, (_, end) => text.slice(0, end));
    assert(
      property(word, word, (written, searched) => {
        const isNear = beginningsOf(written).some((start) => distance(start, searched) <= 1);
        expect(beginsNearly(written, searched)).toBe(isNear);
      }),
    );
  });

  it.each([
    ['pina colada', 'pinna', true],
    ['mofongo de chicharron', 'chicaron', false],
    ['mofongo de chicharron', 'chicaro', false],
    ['mofongo de chicharron', 'chicharo', true],
    ['mofongo de chicharron', 'mofomgo', true],
    ['con queso (frito)', 'frido', true],
    ['res guisada', 'ras', false],
    ['bacalao', 'calao', true],
  ])('in «%s» for «%s»: %s', (text, word, found) => {
    expect(nearlyMatches(text, word)).toBe(found);
  });
});
