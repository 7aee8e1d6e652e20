/** Baseline of a word relative to the center of the page. The unit is the page's width. */
export interface Foot {
  readonly left: number;
  readonly right: number;
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** Slope of the lines at the center of the page, its change to the right, and its change towards the foot. */
export type Slope = readonly [page: number, aside: number, below: number];

/** Maximum gap between neighbours on a line, as a multiple of the letter height. */
export const MAX_GAP = 1.8;
/** Standard deviations of slopes before any measurement. Steep slopes are rare. */
const USUAL: Slope = [0.02, 0.05, 0.05];
/** Standard deviation of a word's baseline, in page widths, because of the shapes of its letters. */
const NOISE = 0.0014;
/** Steps with a residual above this multiple of the median connect two different lines. */
const MAX_OFF = 3;
/** Lower limit of the median residual, in page widths. */
const LEAST_OFF = 0.0005;
const ROUNDS = 4;

/** Position and size of the step from a word to its right neighbour. */
interface Step {
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly down: number;
}

export interface MeasuredSlope {
  readonly slope: Slope;
  /** Error of a line from one side of the page to the other, in page widths, at two standard deviations. */
  readonly error: number;
}

/**
 * Fits the slope to the steps between neighbouring words, without outliers. With few steps, the result stays near
 * zero, because a flat page is the prior assumption. The true slope may then differ.
 */
export function slopeOfNeighbours(feet: readonly Foot[]): MeasuredSlope {
  const steps = stepsOf(feet);
  let measured = leastSquares(steps);
  for (let round = 0; round < ROUNDS; round += 1) {
    const off = steps.map((step) => offOf(step, measured.slope));
    const usual = [...off].sort((a, b) => a - b)[Math.floor(off.length / 2)] ?? 0;
    const most = Math.max(LEAST_OFF, usual) * MAX_OFF;
    measured = leastSquares(steps.filter((_, at) => off[at]! <= most));
  }
  return measured;
}

function stepsOf(feet: readonly Foot[]): Step[] {
  const sorted = [...feet].sort((one, other) => one.left - other.left);
  return sorted.flatMap((word, at) => {
    const next = sorted.slice(at + 1).find((other) => isNext(word, other));
    if (!next) return [];
    const middle = { x: (word.x + next.x) / 2, y: (word.y + next.y) / 2 };
    return [{ ...middle, across: next.x - word.x, down: next.y - word.y }];
  });
}

function isNext(word: Foot, other: Foot): boolean {
  const low = Math.min(word.height, other.height);
  const gap = other.left - word.right;
  return gap > -low * 0.2 && gap < low * MAX_GAP && Math.abs(other.y - word.y) < low * 0.5;
}

const offOf = ({ x, y, across, down }: Step, [page, aside, below]: Slope): number =>
  Math.abs(down - across * (page + aside * x + below * y));

/** Solves the normal equations for three unknowns by elimination. The prior counts as three more measurements. */
function leastSquares(steps: readonly Step[]): MeasuredSlope {
  const rows = USUAL.map((usual, at) =>
    Array.from({ length: 7 }, (_, column) =>
      column === at ? (NOISE / usual) ** 2 : column === at + 4 ? 1 : 0,
    ),
  );
  for (const { x, y, across, down } of steps) {
    const terms = [across, across * x, across * y];
    terms.forEach((one, row) => {
      [...terms, down].forEach((other, column) => (rows[row]![column]! += one * other));
    });
  }
  for (let pivot = 0; pivot < 3; pivot += 1) {
    rows[pivot] = rows[pivot]!.map((value) => value / rows[pivot]![pivot]!);
    for (let row = 0; row < 3; row += 1) {
      if (row === pivot) continue;
      const share = rows[row]![pivot]!;
      rows[row] = rows[row]!.map((value, column) => value - share * rows[pivot]![column]!);
    }
  }
  const slope: Slope = [rows[0]![3]!, rows[1]![3]!, rows[2]![3]!];
  return { slope, error: 2 * NOISE * Math.sqrt(spreadOf(rows.map((row) => row.slice(4)))) };
}

/** Returns the largest variance of the height difference between names on the left and prices on the right. */
function spreadOf(covariance: readonly (readonly number[])[]): number {
  const [from, to] = [-0.3, 0.35];
  const spreads = [-0.5, 0, 0.5].map((y) => {
    const way = [to - from, (to * to - from * from) / 2, y * (to - from)];
    return way.reduce(
      (sum, one, row) =>
        sum + way.reduce((part, other, at) => part + one * other * covariance[row]![at]!, 0),
      0,
    );
  });
  return Math.max(...spreads);
}
