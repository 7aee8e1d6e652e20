import { median, middleOf, type Segment } from './rows';

/** Number of vertical strips in which gutters are detected. */
const STRIPS = 400;
/** Maximum ratio of rows that cross a gutter to rows that it separates. */
const MAX_CROSSED = 0.25;
/** Minimum number of rows that a gutter separates. Fewer are a coincidence. */
const LEAST_ROWS = 3;

/** Horizontal range, in the unit of the page. */
export interface Band {
  readonly left: number;
  readonly right: number;
}

export function bandsBetweenGutters(segments: readonly Segment[], pageWidth: number): Band[] {
  const bands: { left: number; right: number }[] = [];
  let isOpen = false;
  stripsOf(segments, pageWidth).forEach((rows, at) => {
    const [left, right] = [(at / STRIPS) * pageWidth, ((at + 1) / STRIPS) * pageWidth];
    // No row continues beyond an empty strip, so the strip separates nothing.
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

/** Relation of a strip to a row. A strip with words on only one side has none. */
type Passage = 'divided' | 'crossed';

/** Returns for each strip the rows that it separates or that cross it, from top to bottom. */
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
 * Groups segments by the lines of the page, from top to bottom, with a tolerance, because lines of two columns are
 * rarely at the same height.
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

/**
 * Is true if few rows cross the strip between its first and last separated row. Titles are above it and footers
 * below.
 */
function isGutter(rows: readonly Passage[]): boolean {
  const beside = rows.slice(rows.indexOf('divided'), rows.lastIndexOf('divided') + 1);
  const divided = beside.filter((passage) => passage === 'divided').length;
  return divided >= LEAST_ROWS && beside.length - divided <= divided * MAX_CROSSED;
}
