import type { GreyImage } from './grey-image';
import type { RowPoint } from './letter-rows';

/** Shares of a photo's width that are looked at: corners of the paper are beside them. */
const [FIRST, LAST] = [0.15, 0.85];
/** The upper edge is looked for in so much of the height, and the lower as far from the foot. */
const REACH = 0.4;
/** Light changes by so much from one side of an edge to the other, in nearly all of its width. */
const LEAST_CHANGE = 10;
const LEAST_SHARE = 0.85;
/** Points on either side of an edge that are compared. */
const SIDE = 3;
/** Farther than so many widths of the page from where its letters say it is none of the page's edges. */
const ROOM = 0.1;
/** One point of so many. */
const STEP = 8;

/**
 * The upper and the lower edge of a sheet of paper, or a rule across it, where they are seen: they fall as
 * its lines do.
 * @param image some 400 pixels wide, or fewer where the page has no more
 * @param pageWidth of the page that the points are wanted on
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

/** From left to right the way along which light changes most from above to below, a point up or down a step. */
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
