import { isFilled, type Table } from '../table';
import { lineText } from './cell-text';
import { findHeadingRow } from './find-heading-row';

/**
 * Puts tables that stand side by side under one another: `Plato, Precio, , Plato, Precio` becomes one table
 * with two columns. Other tables stay as they are.
 */
export function joinBlocks(table: Table): Table {
  const headingRow = findHeadingRow(table);
  if (headingRow === null) return table;
  const titles = table[headingRow]!.slice(0, MAX_TITLES).map((cell) =>
    lineText(cell).toLowerCase(),
  );
  const first = titles.findIndex(Boolean);
  const starts = titles.flatMap((title, at) =>
    title === titles[first] &&
    (at === first || (titles[at + 1] && titles[at + 1] === titles[first + 1]))
      ? [at]
      : [],
  );
  if (first < 0 || !titles[first + 1] || starts.length < 2) return table;
  const blocks = starts.map((start, at) =>
    table.slice(headingRow + 1).map((cells) => cells.slice(start, starts[at + 1] ?? cells.length)),
  );
  const heading = table[headingRow]!.slice(starts[0], starts[1]);
  return [
    ...table.slice(0, headingRow),
    heading,
    ...blocks.flatMap((rows) => rows.filter((cells) => cells.some(isFilled))),
  ];
}

const MAX_TITLES = 200;
