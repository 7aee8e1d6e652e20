import { runs } from '@cartaviva/rig/properties.mjs';
import fc from 'fast-check';
import { isFarFromNames, levelled } from './level-words';
import type { SeenWord } from './tesseract';

const [WIDTH, HEIGHT, LINE] = [2000, 2600, 46];
const word = (text: string, left: number, bottom: number): SeenWord => ({
  ...{ text, left, right: left + text.length * 14, top: bottom - 26, bottom, size: 26 },
  ...{ confidence: 96, leastConfidence: 99 },
});

/** Creates the given number of lines, each with a name of several words and a price far to the right. */
const page = (lines: number): SeenWord[] =>
  Array.from({ length: lines }, (_, at) => 300 + at * LINE).flatMap((bottom) => [
    ...[word('Pollo', 200, bottom), word('asado', 290, bottom), word('con', 380, bottom)],
    ...[word('tostones', 440, bottom), word('350', 1700, bottom)],
  ]);

/** Moves the words as a page with the given slope shows them. */
const seen = (words: readonly SeenWord[], [at, aside, below]: readonly number[]): SeenWord[] =>
  words.map((one) => {
    const x = ((one.left + one.right) / 2 - WIDTH / 2) / WIDTH;
    const y = (one.bottom - HEIGHT / 2) / WIDTH;
    const fall = WIDTH * x * (at! + (aside! * x) / 2 + below! * y);
    return { ...one, top: one.top + fall, bottom: one.bottom + fall };
  });

/** Returns the largest vertical distance, in pixels, between a price and the name on its line. */
const offLine = (words: readonly SeenWord[]): number =>
  Math.max(
    ...words.map((one, at) => (at % 5 === 4 ? Math.abs(one.bottom - words[at - 4]!.bottom) : 0)),
  );

describe('a page', () => {
  it('has level lines however it was held', () => {
    const share = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
    fc.assert(
      fc.property(share(0.02), share(0.03), share(0.03), (...slope) => {
        const { words } = levelled(seen(page(24), slope), WIDTH, HEIGHT);
        expect(offLine(words)).toBeLessThan(LINE / 4);
      }),
      { numRuns: runs(3) },
    );
  });

  it('stays as it is while it is level', () => {
    const { words, isUnsure } = levelled(page(24), WIDTH, HEIGHT);
    expect(offLine(words)).toBeLessThan(1);
    expect(isUnsure).toBe(false);
  });

  it.each([0, 5])(
    'stays as it is when the `$` before its prices reaches %d pixels deep',
    (depth) => {
      const lines = Array.from({ length: 24 }, (_, at) => 300 + at * LINE);
      const { words } = levelled(
        lines.flatMap((bottom) => [
          ...[word('Tostones', 200, bottom), word('RD$', 1645, bottom + depth)],
          word('350', 1700, bottom),
        ]),
        WIDTH,
        HEIGHT,
      );
      const feet = words.map(({ bottom }) => bottom);
      for (const at of lines.keys()) {
        expect(Math.abs(feet[at * 3 + 2]! - feet[at * 3]!)).toBeLessThan(LINE / 4);
      }
    },
  );

  it('with few words does not say how its lines go', () => {
    expect(levelled(page(2), WIDTH, HEIGHT).isUnsure).toBe(true);
    expect(levelled([], WIDTH, HEIGHT).words).toEqual([]);
  });
});

describe('a price', () => {
  it('is far from names when none is beside, above or below it', () => {
    const price = word('350', 1700, 346);
    expect(isFarFromNames(price, page(3))).toBe(true);
    expect(isFarFromNames(price, [word('Flan', 1560, 346)])).toBe(false);
    expect(isFarFromNames(price, [word('Flan', 1690, 300)])).toBe(false);
    expect(isFarFromNames(price, [word('Flan', 1690, 100)])).toBe(true);
    expect(isFarFromNames(price, [word('450', 1700, 300)])).toBe(true);
  });
});
