import { tears, tornPrices } from './torn-words';
import type { SeenWord } from './tesseract';

const word = (left: number, top: number, height: number): SeenWord => ({
  ...{ text: '350', left, right: left + 80, top, bottom: top + height, size: height },
  ...{ confidence: 96, leastConfidence: 99 },
});

describe('a word that holds parts of two lines', () => {
  it('makes what stands beside it doubtful, and nothing else', () => {
    const chivo = word(300, 73, 56);
    expect(tears(chivo, word(400, 72, 26))).toBe(true);
    expect(tears(chivo, word(400, 105, 26))).toBe(true);
    expect(tears(chivo, word(500, 72, 26))).toBe(false);
    expect(tears(chivo, word(400, 140, 26))).toBe(false);
    expect(tears(word(300, 72, 30), word(400, 72, 26))).toBe(false);
  });

  it('is told by most prices when it is a price', () => {
    const [torn, ...others] = [
      word(0, 0, 62),
      word(0, 100, 27),
      word(0, 150, 25),
      word(0, 200, 30),
    ];
    expect([...tornPrices([torn!, ...others])]).toEqual([torn]);
    expect([...tornPrices(others)]).toEqual([]);
    expect([...tornPrices([])]).toEqual([]);
  });
});
