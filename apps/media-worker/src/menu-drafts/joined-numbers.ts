import type { SeenWord } from './tesseract';

/** Widest gap in a number, in heights of its letters. */
const MAX_GAP = 1.15;

/**
 * Words with the mistakes mended that Tesseract makes of prices alone: `RDS`, and `350 00`, whose point
 * was too small to be seen.
 */
export function joinedNumbers(words: readonly SeenWord[]): SeenWord[] {
  const joined: SeenWord[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (last && areOneNumber(last, word)) joined[joined.length - 1] = together(last, word);
    else joined.push({ ...word, text: word.text.replace(/^RD[S$§5]{1,2}(?=$|\d)/, 'RD$') });
  }
  return joined;
}

function areOneNumber(one: SeenWord, other: SeenWord): boolean {
  const isLevel = Math.abs(one.bottom - other.bottom) < (one.bottom - one.top) * 0.3;
  const gap = other.left - one.right;
  const isClose = gap >= 0 && gap < (one.bottom - one.top) * MAX_GAP;
  return /\d$/.test(one.text) && /^[.,]?\d{2}$/.test(other.text) && isLevel && isClose;
}

const together = (one: SeenWord, other: SeenWord): SeenWord => ({
  ...one,
  text: `${one.text}.${other.text.replace(/^[.,]/, '')}`,
  top: Math.min(one.top, other.top),
  right: other.right,
  bottom: Math.max(one.bottom, other.bottom),
  confidence: Math.min(one.confidence, other.confidence),
  leastConfidence: Math.min(one.leastConfidence, other.leastConfidence),
});
