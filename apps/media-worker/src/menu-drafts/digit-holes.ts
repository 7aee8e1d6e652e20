import { blotsOf, type Blot } from './blots';
import type { GreyImage } from './grey-image';

/** Upper limit of ink. It is low, so that the gap between strokes that nearly touch stays paper. */
const INK = 150;
/** Minimum height of a digit as a share of the highest component. Points and commas are lower. */
const LEAST_HEIGHT = 0.55;
/** Minimum height of a hole as a share of its digit's height. Smaller holes are specks. */
const LEAST_HOLE = 0.1;

/** Possible numbers of holes of each digit in any font. The 4 is open in some fonts. */
const HOLES: Readonly<Record<string, readonly number[]>> = {
  ...{ 0: [1], 1: [0], 2: [0], 3: [0], 4: [0, 1] },
  ...{ 5: [0], 6: [1], 7: [0], 8: [2], 9: [1] },
};

/**
 * Counts the holes in the last digits of a price. This evidence is independent of the neural network that reads
 * them.
 * @param part the price alone, enlarged so that strokes are several pixels wide
 * @param count number of digits, from the end
 * @returns the counts from left to right, or null if there are fewer separate digits because some touch
 */
export function holesOf(part: GreyImage, count: number): number[] | null {
  const ink = blotsOf(masked(part, (value) => value < INK));
  const highest = Math.max(0, ...ink.map(heightOf));
  const digits = ink
    .filter((blot) => heightOf(blot) >= highest * LEAST_HEIGHT)
    .sort((one, other) => one.left - other.left)
    .slice(-count);
  if (count === 0 || digits.length < count) return null;
  const paper = blotsOf(masked(part, (value) => value >= INK));
  return digits.map(
    (digit) =>
      paper.filter(
        (hole) => isWithin(hole, digit) && heightOf(hole) >= heightOf(digit) * LEAST_HOLE,
      ).length,
  );
}

const heightOf = ({ top, bottom }: Blot): number => bottom - top + 1;

const isWithin = (hole: Blot, digit: Blot): boolean =>
  hole.left > digit.left &&
  hole.right < digit.right &&
  hole.top > digit.top &&
  hole.bottom < digit.bottom;

const masked = (
  { width, height, data }: GreyImage,
  isInk: (value: number) => boolean,
): GreyImage => ({
  width,
  height,
  data: data.map((value) => (isInk(value) ? 0 : 255)),
});

export const haveHoles = (digits: string, holes: readonly number[]): boolean =>
  digits.length === holes.length &&
  holes.every((count, at) => HOLES[digits[at]!]?.includes(count) ?? false);
