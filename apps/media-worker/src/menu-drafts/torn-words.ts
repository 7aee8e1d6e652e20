import type { SeenWord } from './tesseract';

/** Height, as a multiple of the neighbour's height, from which a word probably contains parts of two lines. */
const TORN = 1.6;

const heightOf = ({ top, bottom }: SeenWord): number => bottom - top;

/**
 * Returns true if `one` is next to `other` and extends over another line. It may belong to either line, so the text
 * next to it may lack a word.
 */
export function tears(one: SeenWord, other: SeenWord): boolean {
  const height = heightOf(other);
  if (heightOf(one) < height * TORN) return false;
  const gap = Math.max(one.left, other.left) - Math.min(one.right, other.right);
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return gap < height * 1.5 && shared > height * 0.5;
}

/** Returns the prices that are much higher than the median. They probably contain parts of two prices. */
export function tornPrices(prices: readonly SeenWord[]): ReadonlySet<SeenWord> {
  const heights = prices.map(heightOf).sort((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  return new Set(prices.filter((price) => heightOf(price) > usual * TORN));
}
