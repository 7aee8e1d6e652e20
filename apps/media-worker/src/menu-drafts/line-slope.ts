/** Where a word's letters stand on their line, from the middle of the page, in its widths. */
export interface Foot {
  readonly left: number;
  readonly right: number;
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** How lines fall to the right: as the page does, more to one side, more towards its foot. */
export type Slope = readonly [page: number, aside: number, below: number];

/** Neighbours on a line are closer than this, in heights of their letters. */
export const MAX_GAP = 1.8;
/** What slopes pages have, roughly, before anything is measured; steep ones are seldom. */
const USUAL: Slope = [0.02, 0.05, 0.05];
/** How far a word is off its line by its letters alone, in widths of the page. */
const NOISE = 0.0014;
/** Steps that are farther off than so many times the usual are between two lines. */
const MAX_OFF = 3;
/** Farther off is none that is less than this, in widths of the page. */
const LEAST_OFF = 0.0005;
const ROUNDS = 4;

/** From one word to the next on its right. */
interface Step {
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly down: number;
}

/** A slope as far as it was measured. */
export interface MeasuredSlope {
  readonly slope: Slope;
  /** How far off its lines may be from one side of the page to the other, in widths: one in twenty is farther. */
  readonly error: number;
}

/**
 * The slope that most steps from a word to the next follow; those that are far off it are left out. What
 * few steps say is believed little: the page is nearly flat then, and may not be.
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

/** Three equations for three unknowns, by elimination, with what is usual as three more measurements. */
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

/** How little is known of the way from names on the left to prices on the right, where it is least. */
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
