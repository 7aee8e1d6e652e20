import { MAX_GAP, slopeOfNeighbours, type Foot, type Slope } from './line-slope';
import type { SeenWord } from './tesseract';

/**
 * Range of the search around the slope that neighbouring words show: for the page, and its change towards the foot.
 */
const MAX_FALL = { page: 0.012, below: 0.024 } as const;
const FALL_STEP = { page: 0.001, below: 0.002 } as const;
/** Maximum vertical distance between words on one line, as a multiple of the letter height. */
const LEVEL = 0.3;
/** Weight of neighbouring words, which are on one line. Distant words may be level by chance. */
const NEIGHBOUR = 3;
/** Maximum error, as a multiple of the letter height, at which the slope can still assign distant words to lines. */
const MOST_ERROR = 2;
/** Maximum number of words that are compared on a page. More words do not improve the result. */
const MAX_WORDS = 160;

/** The words of a page after its lines are made level. */
export interface LevelPage {
  readonly words: readonly SeenWord[];
  /** True if the evidence is too weak to assign distant words to lines. */
  readonly isUnsure: boolean;
}

/**
 * Corrects the positions of words on a page that was photographed at an angle or does not lie flat. The true slope
 * puts most words on common lines: names and the prices far to their right. The first estimate excludes words with a
 * `$`. Its descent differs between fonts, so the same step from `RD$` to the amount in every line would look like a
 * slope.
 * @param words positions in pixels
 */
export function levelled(words: readonly SeenWord[], width: number, height: number): LevelPage {
  const footOf = (word: SeenWord): Foot => ({
    left: word.left / width,
    right: word.right / width,
    x: ((word.left + word.right) / 2 - width / 2) / width,
    y: (baseOf(word) - height / 2) / width,
    height: (word.bottom - word.top) / width,
  });
  const feet = words.map(footOf);
  const plain = feet.filter((_, at) => !words[at]!.text.includes('$'));
  const { slope: start, error } = slopeOfNeighbours(plain);
  const slope = slopeOf(feet, start);
  const heights = feet.map((foot) => foot.height).sort((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  const level = words.map((word, at) => {
    const fall = width * fallAt(feet[at]!, slope);
    return { ...word, top: word.top - fall, bottom: word.bottom - fall };
  });
  return { words: level, isUnsure: error > usual * MOST_ERROR };
}

/**
 * Maximum distance, as multiples of the letter height, at which two words can be assigned to one line without the
 * slope.
 */
const NEAR = { across: 6, down: 2.5 } as const;

/** Returns true if a price is far from every name, so that only the page's slope can assign it to a line. */
export const isFarFromNames = (price: SeenWord, words: readonly SeenWord[]): boolean => {
  const height = price.bottom - price.top;
  return !words.some((word) => {
    const across = Math.max(word.left, price.left) - Math.min(word.right, price.right);
    const down = Math.abs(word.top + word.bottom - price.top - price.bottom) / 2;
    const isName = /\p{L}{3}/u.test(word.text);
    return isName && across < height * NEAR.across && down < height * NEAR.down;
  });
};

/** Returns the baseline of a word. Some letters extend below it. */
function baseOf({ text, top, bottom }: SeenWord): number {
  if (!/[gjpqyQç,;()[\]$]/.test(text)) return bottom;
  return bottom - (bottom - top) * (/[\p{Lu}\dbdfhklt]/u.test(text) ? 0.2 : 0.28);
}

const fallAt = ({ x, y }: Foot, [page, aside, below]: Slope): number =>
  x * (page + (aside * x) / 2 + below * y);

interface Pair {
  readonly one: Foot;
  readonly other: Foot;
  readonly weight: number;
}

function slopeOf(feet: readonly Foot[], start: Slope): Slope {
  const pairs = pairsOf(feet.slice(0, MAX_WORDS));
  const [page, aside, below] = start;
  let best = start;
  let most = levelness(pairs, best);
  for (const more of steps(MAX_FALL.page, FALL_STEP.page)) {
    for (const moreBelow of steps(MAX_FALL.below, FALL_STEP.below)) {
      const slope: Slope = [page + more, aside, below + moreBelow];
      // Among equally good slopes, the one nearest to the slope of neighbouring words is the likeliest.
      const distance = Math.abs(more) / MAX_FALL.page + Math.abs(moreBelow) / MAX_FALL.below;
      const score = levelness(pairs, slope) * (1 - 0.05 * distance);
      if (score > most) [best, most] = [slope, score];
    }
  }
  return best;
}

const steps = (most: number, step: number): number[] =>
  Array.from({ length: Math.round((2 * most) / step) + 1 }, (_, at) => at * step - most);

function pairsOf(feet: readonly Foot[]): Pair[] {
  const reach = MAX_FALL.page + MAX_FALL.below;
  return feet.flatMap((one, at) =>
    feet.slice(at + 1).flatMap((other): Pair[] => {
      const gap = Math.max(one.left, other.left) - Math.min(one.right, other.right);
      const height = Math.min(one.height, other.height);
      if (gap < 0 || Math.abs(one.y - other.y) > reach) return [];
      return [{ one, other, weight: gap < height * MAX_GAP ? NEIGHBOUR : 1 }];
    }),
  );
}

/** Scores a slope by the pairs that it makes level. Nearly level pairs count in part. */
function levelness(pairs: readonly Pair[], slope: Slope): number {
  let sum = 0;
  for (const { one, other, weight } of pairs) {
    const off = one.y - fallAt(one, slope) - other.y + fallAt(other, slope);
    const room = LEVEL * Math.min(one.height, other.height);
    const share = Math.abs(off) / room;
    if (share < 1) sum += weight * (1 - share * share);
  }
  return sum;
}
