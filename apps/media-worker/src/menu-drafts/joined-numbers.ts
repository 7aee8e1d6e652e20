import type { SeenWord } from './tesseract';

/** Maximum gap within a number, as a multiple of the letter height. */
const MAX_GAP = 1.15;

/**
 * Corrects the typical mistakes that Tesseract makes in numbers: `RDS`, `RDs$`, `20 0z`, `500 mi`, and `350 00`,
 * whose decimal point was too small to see. The two parts of a price may be far apart in the list, in any order.
 */
export function joinedNumbers(words: readonly SeenWord[]): SeenWord[] {
  const mended = words.map((word) => {
    const isCounted = words.some((other) => /^\d+$/.test(other.text) && areNeighbours(other, word));
    return { ...word, text: isCounted ? withUnit(word.text) : withCurrency(word.text) };
  });
  const joined = new Set<SeenWord>();
  const wholes = mended.map((word) => {
    const cents = mended.find((other) => !joined.has(other) && areOneNumber(word, other));
    if (!cents || joined.has(word)) return word;
    joined.add(cents);
    return together(word, cents);
  });
  return wholes.filter((_, at) => !joined.has(mended[at]!));
}

/** Reads a `5` after `RD` as the dollar sign only if there is no other sign. In `RD$515` it is a digit. */
const withCurrency = (text: string): string =>
  text.replace(/^RD(?:[Ss§]*\$[Ss§]*|[Ss§]{1,2}|5)(?=$|\d)/, 'RD$');

/** Corrects misreadings of `ml` and `oz` after a number. */
const withUnit = (text: string): string =>
  text.replace(/^m[iI1|]$/, 'ml').replace(/^[oO0](?:[zZ27]|74)$/, 'oz');

function areNeighbours(one: SeenWord, other: SeenWord): boolean {
  const height = one.bottom - one.top;
  const gap = other.left - one.right;
  return gap >= 0 && gap < height && Math.abs(one.bottom - other.bottom) < height * 0.3;
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
