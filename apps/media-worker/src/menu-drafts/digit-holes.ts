import { blotsOf, type Blot } from './blots';
import type { GreyImage } from './grey-image';

/** Darker points are ink: paper between strokes that nearly touch stays paper. */
const INK = 150;
/** A digit has this share of the height of the highest at least: points and commas have less. */
const LEAST_HEIGHT = 0.55;
/** Holes that are smaller than this share of the height of their digit are specks. */
const LEAST_HOLE = 0.1;

/** How many holes each digit has, however it is printed: some fonts' 4 is open. */
const HOLES: Readonly<Record<string, readonly number[]>> = {
  ...{ 0: [1], 1: [0], 2: [0], 3: [0], 4: [0, 1] },
  ...{ 5: [0], 6: [1], 7: [0], 8: [2], 9: [1] },
};

/**
 * How many holes the last digits of a price have: what its letters enclose says what the neural net that
 * reads them does not.
 * @param part the price alone, at such a scale that strokes are some points wide
 * @param count how many digits, from its end
 * @returns from left to right; null when its digits touch each other
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

/** Whether digits have the holes that were seen. */
export const haveHoles = (digits: string, holes: readonly number[]): boolean =>
  digits.length === holes.length &&
  holes.every((count, at) => HOLES[digits[at]!]?.includes(count) ?? false);
