import { PRINT_LAYOUTS } from './qr-design';
import { namesNobody, scanMarks, scanOf } from './visits';

const read = (search: string) => scanOf(new URLSearchParams(search));

describe('where a diner came from', () => {
  it.each([
    ['?source=qr', 'qr'],
    ['?mesa=4&source=qr', 'qr'],
    ['', 'direct_link'],
    ['?source=', 'direct_link'],
    ['?source=direct_link', 'direct_link'],
    ['?source=facebook', 'direct_link'],
    ['?source=qr2', 'direct_link'],
    ['?utm_source=qr', 'direct_link'],
    ['?ref=qr', 'direct_link'],
  ])('by %j is %s', (search, source) => {
    expect(read(search).source).toBe(source);
  });
});

describe('the print that was scanned', () => {
  it.each(PRINT_LAYOUTS)(
    'is a %s by the letter in its code, at a table or without one',
    (piece) => {
      for (const table of [null, '4', 'Salón 2']) {
        expect(read(scanMarks(piece, table))).toEqual({ source: 'qr', piece, table });
      }
    },
  );

  it.each(['?source=qr', '?source=qr&p=x', '?source=qr&p=', '?source=qr&p=tent', '?p=t', ''])(
    'is unknown by %j',
    (search) => {
      expect(read(search).piece).toBeNull();
    },
  );

  it.each([
    ['?mesa=', null],
    [`?mesa=${'1'.repeat(30)}`, '1'.repeat(20)],
    [`?mesa=${encodeURIComponent(`${'a'.repeat(19)}🌴🌴`)}`, `${'a'.repeat(19)}🌴`],
    ['?mesa=%E2%80%AE4%E2%80%8B%00', '4'],
    ['?mesa=%E2%80%8B%20', null],
  ])('by %j stands at the table %j', (search, table) => {
    expect(read(search).table).toBe(table);
  });

  it('is named by a letter, and nothing where there is none', () => {
    expect(scanMarks('tent', null)).toBe('?source=qr&p=t');
    expect(scanMarks(null, null)).toBe('?source=qr');
  });
});

it.each([
  ['mofongo', true],
  ['2 x 1 de 12', true],
  ['carmen@example.do', false],
  ['809-555-0101', false],
  ['carmen＠example', false],
  ['８０９５５５０１０１', false],
  ['٨٠٩٥٥٥٠١٠١', false],
  ['⑧⓪⑨⑤⑤⑤⓪①', false],
  ['ñame ２ ｘ １', true],
])('a search for %j may be stored: %s', (search, may) => {
  expect(namesNobody(search)).toBe(may);
});
