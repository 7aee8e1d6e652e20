/** A line or paragraph. Sizes are in points. `gap` is the space above it, except at the start of a column. */
export interface Row {
  readonly height: number;
  readonly gap: number;
}

/** Rows that stay in one column. */
export type Block<R extends Row = Row> = readonly R[];

export const heightOfRows = (rows: readonly Row[]): number =>
  rows.reduce((sum, { height, gap }, at) => sum + height + (at === 0 ? 0 : gap), 0);

/**
 * Groups the rows of a category into blocks. No column ends with only the heading or its first item, and none starts
 * with only the last item. A block that is higher than a column is split where necessary.
 * @param rows the heading, if any, and the items
 * @param height height of a column
 */
export function unbroken<R extends Row>(
  rows: readonly R[],
  { hasHeading, height }: { readonly hasHeading: boolean; readonly height: number },
): Block<R>[] {
  const first = hasHeading ? 3 : 2;
  const blocks =
    rows.length < first + 2
      ? [rows]
      : [rows.slice(0, first), ...rows.slice(first, -2).map((row) => [row]), rows.slice(-2)];
  return blocks.flatMap((block) =>
    heightOfRows(block) > height ? block.map((row) => [row]) : [block],
  );
}

/**
 * Arranges the blocks in two columns on each page. The columns of the last page are balanced as far as the blocks
 * allow.
 * @param heights column heights of the first page and of the other pages
 */
export function pagesOf<R extends Row>(
  blocks: readonly Block<R>[],
  heights: { readonly first: number; readonly others: number },
): R[][][] {
  const pages: R[][][] = [];
  let left = blocks;
  while (left.length > 0) {
    const height = pages.length === 0 ? heights.first : heights.others;
    const columns = filled(left, height);
    const page = columns.length > 2 ? columns.slice(0, 2) : balanced(left, height);
    pages.push(page.map((column) => column.flat()));
    left = left.slice(page.flat().length);
  }
  return pages;
}

/** Fills columns of the given height. A block that is higher gets a column of its own. */
function filled<R extends Row>(blocks: readonly Block<R>[], height: number): Block<R>[][] {
  const columns: Block<R>[][] = [];
  for (const block of blocks) {
    const column = columns.at(-1);
    if (column && heightOfRows([...column.flat(), ...block]) <= height) column.push(block);
    else columns.push([block]);
  }
  return columns;
}

/** Distributes the blocks over at most two columns of the smallest possible height, in steps of a point. */
function balanced<R extends Row>(blocks: readonly Block<R>[], height: number): Block<R>[][] {
  for (let low = Math.ceil(heightOfRows(blocks.flat()) / 2); low < height; low += 1) {
    const columns = filled(blocks, low);
    const isIn = columns.every((column) => heightOfRows(column.flat()) <= low);
    if (columns.length <= 2 && isIn) return columns;
  }
  return filled(blocks, height);
}
