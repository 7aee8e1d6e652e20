import { blotsOf } from './blots';
import type { GreyImage } from './grey-image';

/** Maximum skew, in degrees, that is corrected. */
const MAX_ANGLE = 15;

/**
 * Estimates the skew in degrees. It is positive if the lines rise to the right. Projected along the text lines, a
 * page has rows full of ink and rows of paper, so the angle with the most uneven projection profile is the best.
 * @param image evenly lit; a width of 800 pixels is enough
 */
export function skewAngle(image: GreyImage): number {
  const points = feetOf(image);
  const best = (angles: readonly number[]) => {
    const scores = angles.map((angle) => unevenness(points, angle, image));
    return angles[scores.indexOf(Math.max(...scores))]!;
  };
  const coarse = best(range(-MAX_ANGLE, MAX_ANGLE, 0.5));
  return best(range(coarse - 0.5, coarse + 0.5, 0.1));
}

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);

/** Minimum and maximum height of letters, as shares of the image's width. */
const LETTER = { least: 0.004, most: 0.06 } as const;

/** Returns the middle of each letter's lower edge. The size limits exclude shadows and edges. */
function feetOf(image: GreyImage): { x: number; y: number }[] {
  const [least, most] = [image.width * LETTER.least, image.width * LETTER.most];
  return blotsOf(image)
    .filter(({ left, right, top, bottom }) => {
      const [width, height] = [right - left + 1, bottom - top + 1];
      return height >= least && height <= most && width <= most;
    })
    .map(({ left, right, bottom }) => ({ x: (left + right) / 2, y: bottom }));
}

function unevenness(
  points: readonly { x: number; y: number }[],
  degrees: number,
  { width, height }: GreyImage,
): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const offset = Math.ceil(Math.abs(slope) * width);
  const rows = new Uint32Array(height + 2 * offset + 1);
  for (const { x, y } of points) rows[Math.round(y + x * slope) + offset]! += 1;
  return rows.reduce((sum, count) => sum + count * count, 0);
}
