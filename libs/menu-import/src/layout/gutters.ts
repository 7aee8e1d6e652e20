import { median, middleOf, type Segment } from './rows';

/** Parts of a page's width that are looked at for gutters. */
const STRIPS = 400;
/** How many rows may cross a gutter, to those that it divides. */
const MAX_CROSSED = 0.25;
/** Fewer rows than these are divided by chance. */
const LEAST_ROWS = 3;

/** From one side to the other, in the page's unit. */
export interface Band {
  readonly left: number;
  readonly right: number;
}

/** What stands between the gutters. */
export function bandsBetweenGutters(segments: readonly Segment[], pageWidth: number): Band[] {
  const bands: { left: number; right: number }[] = [];
  let isOpen = false;
  stripsOf(segments, pageWidth).forEach((rows, at) => {
    const [left, right] = [(at / STRIPS) * pageWidth, ((at + 1) / STRIPS) * pageWidth];
    // Where no row goes on beyond an empty strip, nothing stands beside anything.
    if (rows.length === 0) return;
    if (isGutter(rows) || !rows.includes('crossed')) isOpen = false;
    else if (isOpen) bands.at(-1)!.right = right;
    else {
      bands.push({ left, right });
      isOpen = true;
    }
  });
  return bands;
}

/** What a strip of the page's width does to a row: nothing when words stand on one side of it alone. */
type Passage = 'divided' | 'crossed';

/** For each strip, the rows that it divides or that cross it, from the top down. */
function stripsOf(segments: readonly Segment[], pageWidth: number): Passage[][] {
  const strips = Array.from({ length: STRIPS }, (): Passage[] => []);
  const stripAt = (x: number) =>
    Math.min(STRIPS - 1, Math.max(0, Math.floor((x / pageWidth) * STRIPS)));
  for (const row of levelRows(segments)) {
    const ends = row.map(({ left, right }) => [stripAt(left), stripAt(right)] as const);
    const crossed = new Set<number>();
    for (const [left, right] of ends) for (let at = left; at <= right; at += 1) crossed.add(at);
    const [first, last] = [Math.min(...crossed), Math.max(...crossed)];
    for (let at = first; at <= last; at += 1) {
      strips[at]!.push(crossed.has(at) ? 'crossed' : 'divided');
    }
  }
  return strips;
}

/**
 * For each line of the page, from the top down, the segments that are about level with it, in whatever
 * column: those of two columns seldom stand on one line.
 */
function levelRows(segments: readonly Segment[]): Segment[][] {
  const reach = 1.1 * median(segments.map(({ size }) => size));
  const sorted = [...segments].sort((one, other) => middleOf(one) - middleOf(other));
  const rows: Segment[][] = [];
  let first = 0;
  let line = -Infinity;
  for (const segment of sorted) {
    if (middleOf(segment) - line < reach / 2) continue;
    line = middleOf(segment);
    while (middleOf(sorted[first]!) < line - reach) first += 1;
    const row: Segment[] = [];
    for (let at = first; at < sorted.length && middleOf(sorted[at]!) <= line + reach; at += 1) {
      row.push(sorted[at]!);
    }
    rows.push(row);
  }
  return rows;
}

/** From where a gutter begins to where it ends few rows cross it: titles stand above it, footers below. */
function isGutter(rows: readonly Passage[]): boolean {
  const beside = rows.slice(rows.indexOf('divided'), rows.lastIndexOf('divided') + 1);
  const divided = beside.filter((passage) => passage === 'divided').length;
  return divided >= LEAST_ROWS && beside.length - divided <= divided * MAX_CROSSED;
}
