import type { RowPoint } from './letter-rows';

/**
 * Slope of the text lines of a page. `page` is the slope at the center, `aside` its change per page width to the
 * right, and `below` its change per page width downwards.
 */
export interface PageFall {
  readonly page: number;
  readonly aside: number;
  readonly below: number;
}

/** Standard deviations of the three values before any measurement. */
const USUAL = [0.02, 0.08, 0.05] as const;
/** Standard deviation of a letter's distance from its line, in page widths. */
const NOISE = 0.0008;
/**
 * Maximum distance from the line, as a multiple of the letter height. Letters such as `g` extend farther below it.
 */
const MAX_OFF = 0.12;
const ROUNDS = 6;
/** Minimum number of letters in a row. Shorter rows show no slope. */
const LEAST_LETTERS = 3;

/** A row of points relative to the center of the page. The unit is the page's width. */
type Row = readonly RowPoint[];

/**
 * Maximum increase of the residual. Edges that exceed it belong to something else, such as the table or a picture.
 */
const MAX_WORSE = { both: 0.01, one: 0.004 } as const;

/**
 * Fits the slope to the letters of all rows, without outliers such as letters with descenders. The edges of the
 * paper improve the fit if the letters do not contradict them, because few letters say little about the whole width.
 * @returns `isExact` is true if both the upper and the lower edge were used
 */
export function fallOf(
  letters: readonly (readonly RowPoint[])[],
  edges: readonly (readonly RowPoint[])[],
  { width, height }: { readonly width: number; readonly height: number },
): { fall: PageFall; isExact: boolean } {
  const centred = (row: readonly RowPoint[]): Row =>
    row.map((point) => ({
      x: (point.x - width / 2) / width,
      y: (point.y - height / 2) / width,
      height: point.height / width,
    }));
  const rows = letters.map(centred);
  const byLetters = fitted(rows, LEVEL);
  const least = unevenness(rows, byLetters);
  const paper = edges.map(centred);
  for (const some of [paper, ...paper.map((edge) => [edge])]) {
    const fall = fitted([...rows, ...some], byLetters);
    const worse = unevenness(rows, fall) - least;
    const isExact = some.length > 1;
    if (worse <= (isExact ? MAX_WORSE.both : MAX_WORSE.one)) return { fall, isExact };
  }
  return { fall: byLetters, isExact: false };
}

/** Returns the mean squared distance of the letters from their lines, relative to the limit and capped at one. */
function unevenness(rows: readonly Row[], fall: PageFall): number {
  let [sum, count] = [0, 0];
  for (const row of rows) {
    count += row.length;
    offsOf(row, fall).forEach((off, at) => {
      sum += Math.min(1, (off / (MAX_OFF * row[at]!.height)) ** 2);
    });
  }
  return sum / Math.max(1, count);
}

const LEVEL: PageFall = { page: 0, aside: 0, below: 0 };

function fitted(rows: readonly Row[], start: PageFall): PageFall {
  let fall = start;
  for (let round = 0; round < ROUNDS; round += 1) {
    const room = round < 2 ? MAX_OFF * 2 : MAX_OFF;
    fall = leastSquares(rows.map((row) => onLine(row, fall, room)));
  }
  return fall;
}

/** Returns the vertical distance of a line at `x` from its height at the center, in page widths. */
export const fallAt = (x: number, y: number, { page, aside, below }: PageFall): number =>
  x * (page + (aside * x) / 2 + below * y);

/** Returns the vertical distance of each point from the median of its row. */
function offsOf(row: Row, fall: PageFall): number[] {
  const offs = row.map(({ x, y }) => y - fallAt(x, y, fall));
  const middle = [...offs].sort((a, b) => a - b)[Math.floor(offs.length / 2)]!;
  return offs.map((off) => off - middle);
}

/** Returns the points near the median of their row, or none if too few remain. */
function onLine(row: Row, fall: PageFall, room: number): Row {
  const offs = offsOf(row, fall);
  const level = row.filter(({ height }, at) => Math.abs(offs[at]!) < room * height);
  return level.length < LEAST_LETTERS ? [] : level;
}

/** Solves the normal equations for three unknowns by elimination. The prior counts as three more measurements. */
function leastSquares(rows: readonly Row[]): PageFall {
  const sums = USUAL.map((usual, at) =>
    Array.from({ length: 4 }, (_, column) => (column === at ? (NOISE / usual) ** 2 : 0)),
  );
  for (const row of rows) {
    if (row.length === 0) continue;
    const termsOf = ({ x, y }: RowPoint) => [x, (x * x) / 2, x * y, y];
    const mean = [0, 1, 2, 3].map(
      (term) => row.reduce((sum, point) => sum + termsOf(point)[term]!, 0) / row.length,
    );
    for (const point of row) {
      const terms = termsOf(point).map((term, at) => term - mean[at]!);
      for (let line = 0; line < 3; line += 1) {
        for (let column = 0; column < 4; column += 1) {
          sums[line]![column]! += terms[line]! * terms[column]!;
        }
      }
    }
  }
  for (let pivot = 0; pivot < 3; pivot += 1) {
    sums[pivot] = sums[pivot]!.map((value) => value / sums[pivot]![pivot]!);
    for (let line = 0; line < 3; line += 1) {
      if (line === pivot) continue;
      const share = sums[line]![pivot]!;
      sums[line] = sums[line]!.map((value, column) => value - share * sums[pivot]![column]!);
    }
  }
  return { page: sums[0]![3]!, aside: sums[1]![3]!, below: sums[2]![3]! };
}
