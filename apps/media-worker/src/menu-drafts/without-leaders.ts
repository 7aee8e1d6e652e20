import { blotsOf, type Blot } from './blots';
import type { GreyImage } from './grey-image';

/** Maximum size of a dot, as a share of the image's width. */
const MAX_DOT = 0.005;
/** Minimum number of dots in a leader. An ellipsis has fewer. */
const LEAST_DOTS = 8;
/** Maximum distance from one dot to the next, as a multiple of the maximum dot size. */
const MAX_STEP = 6;

/** Maximum ratio between a step and the usual step of the row. */
const MAX_UNEVEN = 1.6;

/** Removes the dot leaders between items and prices, which Tesseract takes for letters. */
export function withoutLeaders(image: GreyImage): GreyImage {
  const size = Math.max(4, Math.round(image.width * MAX_DOT));
  const dots = blotsOf(image)
    .filter(({ left, top, right, bottom }) => right - left < size && bottom - top < size)
    .sort((one, other) => one.left - other.left);
  const data = Uint8Array.from(image.data);
  for (const row of rowsOf(dots, size)) {
    if (row.length >= LEAST_DOTS) for (const dot of row) erase(data, image, dot);
  }
  return { ...image, data };
}

/** Groups dots that follow each other closely at the same height. */
function rowsOf(dots: readonly Blot[], size: number): Blot[][] {
  const rows: Blot[][] = [];
  /** Last changed row for each height, in steps of half a dot. */
  const open = new Map<number, Blot[]>();
  const levelOf = ({ bottom }: Blot) => Math.round((bottom * 2) / size);
  for (const dot of dots) {
    const level = levelOf(dot);
    const near = [level, level - 1, level + 1].map((one) => open.get(one));
    const row = near.find((one) => one && goesOn(one, dot, size)) ?? [];
    if (row.length === 0) rows.push(row);
    row.push(dot);
    open.set(level, row);
  }
  return rows;
}

/** Dots of a leader are evenly spaced, unlike the point of `350.00`. */
function goesOn(row: readonly Blot[], dot: Blot, size: number): boolean {
  const step = dot.left - row.at(-1)!.left;
  const [first, second] = row;
  if (!first || dot.left <= row.at(-1)!.right + 1 || step > MAX_STEP * size) return false;
  const usual = second && second.left - first.left;
  return !usual || (step <= usual * MAX_UNEVEN && step >= usual / MAX_UNEVEN);
}

function erase(data: Uint8Array, { width, height }: GreyImage, blot: Blot): void {
  for (let y = Math.max(0, blot.top - 2); y <= Math.min(height - 1, blot.bottom + 2); y += 1) {
    const start = y * width;
    data.fill(255, start + Math.max(0, blot.left - 2), start + Math.min(width, blot.right + 3));
  }
}
