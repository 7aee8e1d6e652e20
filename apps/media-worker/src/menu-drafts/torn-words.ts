import type { SeenWord } from './tesseract';

/** A word this many times as high as what stands beside it holds parts of two lines. */
const TORN = 1.6;

const heightOf = ({ top, bottom }: SeenWord): number => bottom - top;

/**
 * Whether one is next to the other and reaches over its line and another: it may be a part of either, so
 * that what is left beside it lacks a word.
 */
export function tears(one: SeenWord, other: SeenWord): boolean {
  const height = heightOf(other);
  if (heightOf(one) < height * TORN) return false;
  const gap = Math.max(one.left, other.left) - Math.min(one.right, other.right);
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return gap < height * 1.5 && shared > height * 0.5;
}

/** The prices that are much higher than most: what was read as one has parts of two. */
export function tornPrices(prices: readonly SeenWord[]): ReadonlySet<SeenWord> {
  const heights = prices.map(heightOf).sort((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  return new Set(prices.filter((price) => heightOf(price) > usual * TORN));
}
