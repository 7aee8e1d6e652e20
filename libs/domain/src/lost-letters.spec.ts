import { LOST_LETTERS_HEADER, lostLettersHeader, readLostLetters } from './lost-letters';

describe('letters that are not on paper as they are written', () => {
  it.each([
    [{ missing: [], uncoloured: ['🍕', '👨‍🍳'] }],
    [{ missing: ['ఇ', 'డ్'], uncoloured: [] }],
    [{ missing: ['ఇ'], uncoloured: ['🇩🇴'] }],
  ])('come back out of the header: %j', (lost) => {
    const header = lostLettersHeader(lost)[LOST_LETTERS_HEADER]!;
    expect(header).toMatch(/^[\x20-\x7e]+$/);
    expect(readLostLetters(header)).toEqual(lost);
  });

  it('are in no header when there are none, and thirty at most', () => {
    expect(lostLettersHeader({ missing: [], uncoloured: [] })).toEqual({});
    const many = Array.from({ length: 90 }, (_, at) => String.fromCodePoint(0x1f600 + at));
    const header = lostLettersHeader({ missing: many, uncoloured: many })[LOST_LETTERS_HEADER]!;
    expect(readLostLetters(header).missing).toEqual(many.slice(0, 30));
    expect(header.length).toBeLessThan(600);
  });
});
