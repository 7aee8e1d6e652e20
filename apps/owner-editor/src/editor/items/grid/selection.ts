/** Row and column of a cell, starting at 0. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** Range of cells. All bounds are inclusive. */
export interface CellRange {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Number of rows that Page Up and Page Down move. */
const PAGE = 10;

export const rangeOf = (one: Place, other: Place): CellRange => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  left: Math.min(one.column, other.column),
  right: Math.max(one.column, other.column),
});

/**
 * Returns the cell that a key leads to (WAI-ARIA, "grid"). With `far` it is at the edge. Undefined for other keys.
 */
export function placeAfter(
  key: string,
  far: boolean,
  { row, column }: Place,
  last: Place,
): Place | undefined {
  const to = {
    ArrowUp: { row: far ? 0 : row - 1, column },
    ArrowDown: { row: far ? last.row : row + 1, column },
    ArrowLeft: { row, column: far ? 0 : column - 1 },
    ArrowRight: { row, column: far ? last.column : column + 1 },
    PageUp: { row: row - PAGE, column },
    PageDown: { row: row + PAGE, column },
    Home: { row: far ? 0 : row, column: 0 },
    End: { row: far ? last.row : row, column: last.column },
  }[key];
  return to && within(to, last);
}

/** Returns the next or previous cell in reading order. At the ends it returns the same cell. */
export function placeBeside({ row, column }: Place, step: 1 | -1, last: Place): Place {
  const columns = last.column + 1;
  const at = row * columns + column + step;
  if (at < 0 || at >= (last.row + 1) * columns) return { row, column };
  return { row: Math.floor(at / columns), column: at % columns };
}

const within = ({ row, column }: Place, last: Place): Place => ({
  row: Math.max(0, Math.min(row, last.row)),
  column: Math.max(0, Math.min(column, last.column)),
});
