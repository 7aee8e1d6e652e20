/** A line or paragraph, in points; `gap` is left above it unless it begins its column. */
export interface Row {
  readonly height: number;
  readonly gap: number;
}

/** Rows that stay in one column. */
export type Block<R extends Row = Row> = readonly R[];

/** How much of a column rows take. */
export const heightOfRows = (rows: readonly Row[]): number =>
  rows.reduce((sum, { height, gap }, at) => sum + height + (at === 0 ? 0 : gap), 0);

/**
 * The rows of a category, kept together so that no column ends with its heading or its first item alone, and
 * none begins with its last item alone. What is higher than a column is divided wherever it must be.
 * @param rows its heading, where it has one, and its items
 * @param height of a column
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
 * Two columns for each page. Those of the last page are as high as each other, as far as blocks can be.
 * @param heights of a column of the first page, and of the others
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

/** The blocks in columns of that height; one that is higher has a column of its own. */
function filled<R extends Row>(blocks: readonly Block<R>[], height: number): Block<R>[][] {
  const columns: Block<R>[][] = [];
  for (const block of blocks) {
    const column = columns.at(-1);
    if (column && heightOfRows([...column.flat(), ...block]) <= height) column.push(block);
    else columns.push([block]);
  }
  return columns;
}

/** At most two columns, as low as they can be, in steps of a point. */
function balanced<R extends Row>(blocks: readonly Block<R>[], height: number): Block<R>[][] {
  for (let low = Math.ceil(heightOfRows(blocks.flat()) / 2); low < height; low += 1) {
    const columns = filled(blocks, low);
    const isIn = columns.every((column) => heightOfRows(column.flat()) <= low);
    if (columns.length <= 2 && isIn) return columns;
  }
  return filled(blocks, height);
}
