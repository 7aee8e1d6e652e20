import type { Blot } from './blots';
import { letterRows } from './letter-rows';

const WIDTH = 2000;
/** Creates letters to the right of a point: 20 pixels high, one every 18 pixels. */
const letters = (count: number, left: number, top: number): Blot[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ left: left + at * 18, right: left + at * 18 + 14 },
    ...{ top, bottom: top + 19 },
  }));
const rows = (...blots: readonly Blot[][]) =>
  letterRows(blots.flat(), WIDTH).map((row) => [row.length, row[0]!.y]);

describe('the rows of letters of a page as it was seen', () => {
  it('go over a space and no farther: what stands beside may be on another line', () => {
    expect(rows(letters(3, 100, 300), letters(3, 170, 302))).toEqual([[6, 319]]);
    expect(rows(letters(3, 100, 300), letters(3, 200, 302))).toEqual([
      ...[
        [3, 319],
        [3, 321],
      ],
    ]);
  });

  it('go on with the letter whose foot is nearest', () => {
    expect(rows(letters(3, 100, 300), letters(3, 102, 311), letters(3, 160, 304))).toEqual([
      ...[
        [6, 319],
        [3, 330],
      ],
    ]);
  });

  it('have three letters at least, for fewer show no slope', () => {
    expect(rows(letters(2, 100, 300))).toEqual([]);
  });
});
