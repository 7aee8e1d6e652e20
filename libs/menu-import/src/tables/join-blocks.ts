import { isFilled, type Table } from '../table';
import { lineText } from './cell-text';
import { namesSection } from '../draft/menu-words';
import { priceInCell } from '../price-cell';
import { findHeadingRow } from './find-heading-row';
import { tableHeading } from './table-headings';

/**
 * Stacks tables that stand side by side: `Plato, Precio, , Plato, Precio` becomes one table with two columns. Other
 * tables stay unchanged.
 */
export function joinBlocks(table: Table): Table {
  const headingRow = findHeadingRow(table);
  const sections = joinSections(table);
  if (sections) return sections;
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

/** Converts `ENTRADAS | | PLATOS | `, with names and prices below each, to a table with categories. */
function joinSections(table: Table): Table | undefined {
  const top = table.findIndex((cells) => cells.filter(isFilled).length > 1);
  const titles = (table[top] ?? []).slice(0, MAX_TITLES).map((cell) => lineText(cell));
  const starts = titles.flatMap((title, at) => (title ? [at] : []));
  const rows = table.slice(top + 1);
  const isBlock = (at: number) => {
    const filled = rows.filter((cells) => isFilled(cells[at] ?? ''));
    const priced = filled.filter((cells) => priceInCell(cells[at + 1] ?? '') !== null);
    const named = filled.filter((cells) => priceInCell(cells[at] ?? '') === null);
    return (
      (namesSection(titles[at]!) || tableHeading(titles[at]!).role === undefined) &&
      !titles[at + 1] &&
      priced.length > 0 &&
      priced.length >= filled.length / 2 &&
      named.length === filled.length
    );
  };
  if (top < 0 || starts.length < 2 || !starts.every(isBlock)) return undefined;
  const width = (at: number) => (starts[starts.indexOf(at) + 1] ?? Infinity) - at;
  if (starts.some((at) => rows.some((cells) => cells.slice(at + 2, at + width(at)).some(isFilled))))
    return undefined;
  return [
    ...table.slice(0, top),
    ['Categoría', 'Nombre', 'Precio'],
    ...starts.flatMap((at) =>
      rows
        .filter((cells) => isFilled(cells[at] ?? '') || isFilled(cells[at + 1] ?? ''))
        .map((cells) => [titles[at]!, cells[at] ?? '', cells[at + 1] ?? '']),
    ),
  ];
}
