import { MAX_GAP, slopeOfNeighbours, type Foot, type Slope } from './line-slope';
import type { SeenWord } from './tesseract';

/** Farthest that a page's slope is from that between neighbours; and how much farther at its foot. */
const MAX_FALL = { page: 0.012, below: 0.024 } as const;
const FALL_STEP = { page: 0.001, below: 0.002 } as const;
/** Words are level up to this, in heights of their letters. */
const LEVEL = 0.3;
/** Words that stand next to each other are on one line; others may be level by chance. */
const NEIGHBOUR = 3;
/** In heights of letters: a line and a half is farther from the next but one. */
const MOST_ERROR = 2;
/** Looked at on a page; more words say no more. */
const MAX_WORDS = 160;

/** The words of a page as if its lines were level. */
export interface LevelPage {
  readonly words: readonly SeenWord[];
  /** Too little was seen to tell lines that are far from each other apart. */
  readonly isUnsure: boolean;
}

/**
 * The words of a page that was seen from aside, or that does not lie flat, as if its lines were level. Of
 * all slopes, most words stand on common lines by the page's own: names and the prices far beside them.
 * How deep a `$` reaches is another in each font: the same step from `RD$` to its amount in every line would
 * be taken for a slope.
 * @param words where they stand, in pixels
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

/** Words that are nearer, in heights of letters, are surely seen on their own line: across, and down. */
const NEAR = { across: 6, down: 2.5 } as const;

/** Whether a price stands far from every name: which is on its line, the slope of the page alone tells. */
export const isFarFromNames = (price: SeenWord, words: readonly SeenWord[]): boolean => {
  const height = price.bottom - price.top;
  return !words.some((word) => {
    const across = Math.max(word.left, price.left) - Math.min(word.right, price.right);
    const down = Math.abs(word.top + word.bottom - price.top - price.bottom) / 2;
    const isName = /\p{L}{3}/u.test(word.text);
    return isName && across < height * NEAR.across && down < height * NEAR.down;
  });
};

/** The line that a word stands on: some letters reach below it. */
function baseOf({ text, top, bottom }: SeenWord): number {
  if (!/[gjpqyQç,;()[\]$]/.test(text)) return bottom;
  return bottom - (bottom - top) * (/[\p{Lu}\dbdfhklt]/u.test(text) ? 0.2 : 0.28);
}

const fallAt = ({ x, y }: Foot, [page, aside, below]: Slope): number =>
  x * (page + (aside * x) / 2 + below * y);

/** Two words that may stand on one line. */
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
      // Of slopes that are as good that between neighbours is the likeliest.
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

/** How many pairs are level by a slope, those that are nearly so in part. */
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
