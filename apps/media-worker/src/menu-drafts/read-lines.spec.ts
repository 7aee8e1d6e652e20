import { blotsOf } from './blots';
import type { GreyImage } from './grey-image';
import { readLines } from './read-lines';

const [WIDTH, HEIGHT] = [1200, 700];

interface Printed {
  readonly left: number;
  readonly top: number;
  readonly letters: number;
  readonly width?: number;
}

/** Creates white paper with lines of black letters, ten pixels high. */
function paper(...lines: readonly Printed[]): GreyImage {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (const { left, top, letters, width = 6 } of lines) {
    for (let letter = 0; letter < letters; letter += 1) {
      const from = left + letter * (width + 3);
      for (let y = top; y < top + 10; y += 1) {
        data.fill(0, y * WIDTH + from, y * WIDTH + from + width);
      }
    }
  }
  return { width: WIDTH, height: HEIGHT, data };
}

/** Reads all ink of an image as one word with this confidence. In digit mode, it returns the amount. */
const reader = (text: string, confidence: number, amount = '') => ({
  words: (pgm: Uint8Array) => {
    const [, width, height] = /^P5\n(\d+) (\d+)\n255\n/
      .exec(Buffer.from(pgm).toString('latin1', 0, 30))!
      .map(Number) as [number, number, number];
    const blots = blotsOf({ width, height, data: pgm.subarray(-width * height) });
    const left = Math.min(...blots.map((blot) => blot.left));
    const right = Math.max(...blots.map((blot) => blot.right));
    const top = Math.min(...blots.map((blot) => blot.top));
    const bottom = Math.max(...blots.map((blot) => blot.bottom));
    return [
      { text, left, top, right, bottom, size: 10, confidence, leastConfidence: confidence },
    ].filter((word) => word.text !== '');
  },
  line: () => ({ text: amount, confidence: 96 }),
});

describe('the lines of a level page', () => {
  it('give words that stand where their ink is', async () => {
    const lines = [
      { left: 100, top: 200, letters: 12 },
      { left: 0, top: 0, letters: 5 },
    ];
    const { words } = await readLines(paper(...lines), reader('Mofongo', 95));
    expect(words).toMatchObject([
      { left: 100, top: 200, right: 204, bottom: 209 },
      { left: 0, top: 0, right: 41, bottom: 9 },
    ]);
  });

  it('are read up to three hundred, those of the most letters first', async () => {
    const grain = Array.from({ length: 310 }, (_, at) => ({
      ...{ left: 20 + (at % 10) * 100, top: 20 + Math.floor(at / 10) * 20, letters: 2 },
    }));
    const line = { left: 100, top: 660, letters: 12 };
    const { words } = await readLines(paper(...grain, line), reader('Flan', 95));
    expect(words).toHaveLength(300);
    expect(words[0]).toMatchObject({ left: 100, top: 660 });
  });

  it('are known as unread where they are as narrow as a price and say nothing', async () => {
    const narrow = { left: 800, top: 200, letters: 1, width: 50 };
    const name = { left: 100, top: 200, letters: 12 };
    const isUnread = async (text: string, confidence: number) =>
      (await readLines(paper(narrow, name), reader(text, confidence))).unread.map(
        ({ left }) => left,
      );
    expect(await isUnread('', 0)).toEqual([800]);
    expect(await isUnread('~', 30)).toEqual([800]);
    expect(await isUnread('350', 95)).toEqual([]);
  });

  it('are read once more as an amount where letters touch, which is never sure', async () => {
    const price = { left: 800, top: 200, letters: 1, width: 50 };
    const wordsOf = async (confidence: number) =>
      (await readLines(paper(price), reader('330', confidence, '380'))).words;
    expect(await wordsOf(84)).toMatchObject([{ text: '380', left: 800, confidence: 0 }]);
    expect(await wordsOf(85)).toMatchObject([{ text: '330', left: 800, confidence: 85 }]);
  });

  it('are no letters by themselves', async () => {
    const wordsWith = async (width: number) =>
      (await readLines(paper({ left: 100, top: 200, letters: 1, width }), reader('Flan', 95)))
        .words;
    expect(await wordsWith(8)).toEqual([]);
    expect(await wordsWith(10)).toHaveLength(1);
  });
});
