import { dividedAtGutters } from './divided-segments';
import { columnsOf } from './columns';
import type { MenuPage } from './menu-page';
import { segmentsOf, type Segment } from './rows';

/** Segments of one row of one column, from left to right. */
export interface PageRow {
  readonly segments: readonly Segment[];
  /** No other column is beside the row, as for a title or a footer. */
  readonly isAcross: boolean;
  /**
   * Set for the first row of a column right of another one: `continued` if that one is full to the bottom of the
   * page, so that its last category may go on.
   */
  readonly column?: 'continued' | 'new';
}

/** A column is full if it ends below this share of the page. */
const FULL = 0.8;

/** Returns the rows of a page in the order of reading: column by column, between the rows that span all columns. */
export function rowsInReadingOrder({ words, width, height }: MenuPage): PageRow[] {
  const read = segmentsOf(words);
  const columns = columnsOf(read, width);
  const segments = dividedAtGutters(read, columns);
  if (columns.length < 2) return rowsOf(segments, false);
  const across = segments.filter((segment) => columnAt(segment, columns) === null);
  const edges = [...new Set(across.map(({ top }) => top))].sort((a, b) => a - b);
  const blockOf = ({ top }: Segment) => edges.filter((edge) => edge <= top).length;
  const blocks = Array.from({ length: edges.length + 1 }, (): Segment[] => []);
  for (const segment of segments) blocks[blockOf(segment)]!.push(segment);
  return blocks.flatMap((block) => [
    ...rowsOf(
      block.filter((one) => columnAt(one, columns) === null),
      true,
    ),
    ...rowsOfColumns(
      columns.map((_, index) => block.filter((one) => columnAt(one, columns) === index)),
      height,
    ),
  ]);
}

function rowsOfColumns(columns: readonly (readonly Segment[])[], height: number): PageRow[] {
  return columns.flatMap((segments, index) => {
    const before = columns.slice(0, index).findLast((one) => one.length > 0);
    const rows = rowsOf(segments, false);
    const [first, ...others] = rows;
    if (!first || !before) return rows;
    const isFull = Math.max(...before.map(({ bottom }) => bottom)) > height * FULL;
    return [{ ...first, column: isFull ? ('continued' as const) : ('new' as const) }, ...others];
  });
}

/** Returns the column of a segment, or null if the segment spans several. */
function columnAt({ left, right }: Segment, columns: readonly { left: number; right: number }[]) {
  const covered = columns.map(
    (column) => Math.min(right, column.right) - Math.max(left, column.left),
  );
  const best = covered.indexOf(Math.max(...covered));
  const others = covered.filter((share, index) => index !== best && share > (right - left) * 0.15);
  return others.length > 0 ? null : best;
}

/** Groups the segments of a column by height into rows. */
function rowsOf(segments: readonly Segment[], isAcross: boolean): PageRow[] {
  const rows: Segment[][] = [];
  for (const segment of [...segments].sort((a, b) => middle(a) - middle(b))) {
    const last = rows.at(-1);
    const reference = last?.[0];
    const isLevel =
      reference !== undefined &&
      Math.abs(middle(reference) - middle(segment)) <
        0.55 * Math.min(heightOf(reference), heightOf(segment));
    if (last && isLevel) last.push(segment);
    else rows.push([segment]);
  }
  return rows.map((row) => ({ segments: row.sort((a, b) => a.left - b.left), isAcross }));
}

const middle = ({ top, bottom }: Segment): number => (top + bottom) / 2;
const heightOf = ({ top, bottom }: Segment): number => bottom - top;
