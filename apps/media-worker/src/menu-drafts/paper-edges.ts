import type { GreyImage } from './grey-image';
import type { RowPoint } from './letter-rows';

/** Horizontal range of the search as shares of the width. The paper's corners lie outside it. */
const [FIRST, LAST] = [0.15, 0.85];
/** Vertical range of the search from the top and from the bottom, as a share of the height. */
const REACH = 0.4;
/** Minimum change of brightness across an edge. `LEAST_SHARE` of the edge must have it. */
const LEAST_CHANGE = 10;
const LEAST_SHARE = 0.85;
/** Number of pixels on each side of an edge that are compared. */
const SIDE = 3;
/**
 * Height of an edge's points, in page widths. It takes the place of a letter height, to which tolerances are
 * relative.
 */
const ROOM = 0.1;
/** Only every eighth point of an edge is returned. */
const STEP = 8;

/**
 * Finds the upper and the lower edge of a sheet of paper, or rules across it. They have the same slope as the text
 * lines.
 * @param image about 400 pixels wide, or less if the page is narrower
 * @param pageWidth width of the page in whose pixels the points are returned
 */
export function paperEdges(image: GreyImage, pageWidth: number): RowPoint[][] {
  const { width, height } = image;
  const scale = pageWidth / width;
  const reach = Math.round(height * REACH);
  const parts = [
    [SIDE, reach],
    [height - reach, height - SIDE - 1],
  ] as const;
  return parts.flatMap(([from, to]) => {
    const path = strongestPath(image, from, to);
    const strong = path.filter(({ change }) => change >= LEAST_CHANGE);
    if (strong.length < path.length * LEAST_SHARE) return [];
    const points = strong.filter((_, at) => at % STEP === 0);
    return [points.map(({ x, y }) => ({ x: x * scale, y: y * scale, height: ROOM * pageWidth }))];
  });
}

interface PathPoint {
  readonly x: number;
  readonly y: number;
  readonly change: number;
}

/**
 * Finds the path from left to right with the largest change of brightness between above and below, by dynamic
 * programming. Each step goes at most one pixel up or down.
 */
function strongestPath(image: GreyImage, from: number, to: number): PathPoint[] {
  const [first, last] = [Math.round(image.width * FIRST), Math.round(image.width * LAST)];
  const rows = to - from;
  const changes: Float64Array[] = [];
  const sums: Float64Array[] = [];
  for (let x = first; x <= last; x += 1) {
    const change = Float64Array.from({ length: rows }, (_, at) => changeAt(image, x, from + at));
    const before = sums.at(-1);
    changes.push(change);
    sums.push(change.map((value, at) => value + (before ? before[bestNear(before, at)]! : 0)));
  }
  const path: PathPoint[] = [];
  let at = sums.at(-1)!.indexOf(Math.max(...sums.at(-1)!));
  for (let column = sums.length - 1; column >= 0; column -= 1) {
    path.push({ x: first + column, y: from + at, change: changes[column]![at]! });
    if (column > 0) at = bestNear(sums[column - 1]!, at);
  }
  return path;
}

function bestNear(sums: Float64Array, at: number): number {
  let best = at;
  for (const near of [at - 1, at + 1]) if ((sums[near] ?? -1) > sums[best]!) best = near;
  return best;
}

function changeAt({ width, data }: GreyImage, x: number, y: number): number {
  let change = 0;
  for (let step = 0; step < SIDE; step += 1) {
    change += data[(y + step) * width + x]! - data[(y - step - 1) * width + x]!;
  }
  return Math.abs(change) / SIDE;
}
