import { LOST_LETTERS_HEADER, lostLettersHeader, readLostLetters } from './lost-letters';

describe('letters that a print lacks', () => {
  it.each([
    [{ missing: [], uncoloured: ['🍕', '👨‍🍳'] }],
    [{ missing: ['ఇ', 'డ్'], uncoloured: [] }],
    [{ missing: ['ఇ'], uncoloured: ['🇩🇴'] }],
  ])('are read back from the header: %j', (lost) => {
    const header = lostLettersHeader(lost)[LOST_LETTERS_HEADER]!;
    expect(header).toMatch(/^[\x20-\x7e]+$/);
    expect(readLostLetters(header)).toEqual(lost);
  });

  it('have no header when there are none, and at most thirty in it', () => {
    expect(lostLettersHeader({ missing: [], uncoloured: [] })).toEqual({});
    const many = Array.from({ length: 90 }, (_, at) => String.fromCodePoint(0x1f600 + at));
    const header = lostLettersHeader({ missing: many, uncoloured: many })[LOST_LETTERS_HEADER]!;
    expect(readLostLetters(header).missing).toEqual(many.slice(0, 30));
    expect(header.length).toBeLessThan(600);
  });
});
