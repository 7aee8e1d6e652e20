import type { RowPoint } from './letter-rows';

/**
 * How the lines of a page fall to the right, in shares of the way: `page` in its middle, `aside` more for
 * each page's width to the right of it, `below` more for each width below it.
 */
export interface PageFall {
  readonly page: number;
  readonly aside: number;
  readonly below: number;
}

/** What pages have, roughly, before anything is measured. */
const USUAL = [0.02, 0.08, 0.05] as const;
/** How far a letter is off its line, in widths of the page. */
const NOISE = 0.0008;
/** What is farther from its line than so many heights of its letters reaches below it, as `g` does. */
const MAX_OFF = 0.12;
const ROUNDS = 6;
/** Fewer letters show no slope. */
const LEAST_LETTERS = 3;

/** A row of points from the middle of the page, in its widths. */
type Row = readonly RowPoint[];

/** Edges that leave letters farther off their lines by this are others' edges: of the table, of a picture. */
const MAX_WORSE = { both: 0.01, one: 0.004 } as const;

/**
 * The fall that most letters of most rows follow; those that reach below their line are left out. Edges of
 * the paper make it exact where letters allow it: few letters say little of the whole width.
 * @returns exact when the upper and the lower edge say the same
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

/** How far letters are off their lines on the average, in squares of what is too far. */
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

/** How far down from the middle of the page a line is at a point; in widths of the page. */
export const fallAt = (x: number, y: number, { page, aside, below }: PageFall): number =>
  x * (page + (aside * x) / 2 + below * y);

/** How far each point of a row is below most of it. */
function offsOf(row: Row, fall: PageFall): number[] {
  const offs = row.map(({ x, y }) => y - fallAt(x, y, fall));
  const middle = [...offs].sort((a, b) => a - b)[Math.floor(offs.length / 2)]!;
  return offs.map((off) => off - middle);
}

/** The points that stand where most of their row does. */
function onLine(row: Row, fall: PageFall, room: number): Row {
  const offs = offsOf(row, fall);
  const level = row.filter(({ height }, at) => Math.abs(offs[at]!) < room * height);
  return level.length < LEAST_LETTERS ? [] : level;
}

/** Three equations for three unknowns, by elimination, with what is usual as three more measurements. */
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
