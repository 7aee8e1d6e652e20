import type { Blot } from './blots';
import { textLines } from './text-lines';

const WIDTH = 2000;
/** Creates the letters of a word to the right of a point: 20 pixels high, one every 18 pixels. */
const word = (letters: number, left: number, top: number, height = 20): Blot[] =>
  Array.from({ length: letters }, (_, at) => ({
    ...{ left: left + at * 18, right: left + at * 18 + 14 },
    ...{ top, bottom: top + height - 1 },
  }));

describe('the lines of letters of a level page', () => {
  it('go over spaces, and neither to a price far away nor to the line below', () => {
    const lines = textLines(
      [...[...word(5, 100, 300), ...word(4, 206, 300), ...word(3, 900, 300)], ...word(9, 100, 332)],
      WIDTH,
    );
    expect(lines.map(({ letters, left, top }) => [letters.length, left, top])).toEqual([
      [9, 100, 300],
      [9, 100, 332],
      [3, 900, 300],
    ]);
  });

  it('have letters of several heights, and no specks, no table', () => {
    const [tall] = word(1, 190, 292, 36);
    const speck = { left: 300, right: 302, top: 310, bottom: 312 };
    const table = { left: 0, right: 1999, top: 200, bottom: 240 };
    const lines = textLines([...word(5, 100, 300), tall!, speck, table], WIDTH);
    expect(lines).toMatchObject([{ left: 100, right: 204, top: 292, bottom: 327 }]);
    expect(lines[0]!.letters).toHaveLength(6);
  });

  it('go on with the letter that they share most with, and with none that is much higher', () => {
    const [upper, lower] = [word(3, 100, 300), word(3, 102, 311)];
    const [next] = word(1, 160, 304);
    const lines = textLines([...upper, ...lower, next!], WIDTH);
    expect(lines.map(({ top, letters }) => [top, letters.length])).toEqual([
      ...[
        [300, 4],
        [311, 3],
      ],
    ]);
    const [high] = word(1, 160, 280, 60);
    expect(textLines([...upper, high!], WIDTH).map(({ letters }) => letters.length)).toEqual([
      3, 1,
    ]);
  });
});
