import { isFilled, textOf, type Table } from '../table';
import { findHeadingRow } from './find-heading-row';
import { tableHeading } from './table-headings';

/**
 * Joins prices that were split at their decimal comma: with `Nombre,Precio`, the line `Piña,95,50` has one cell too
 * many, and its price is `95,50`.
 */
export function joinDecimals(table: Table): Table {
  const headingRow = findHeadingRow(table);
  if (headingRow === null) return table;
  const titles = table[headingRow]!;
  const at = titles.findIndex((title) => tableHeading(title).role === 'price');
  if (at < 0) return table;
  return table.map((cells, row) => {
    const filled = cells.findLastIndex(isFilled) + 1;
    if (row <= headingRow || filled !== titles.length + 1) return cells;
    const [units, cents] = [textOf(cells[at] ?? ''), textOf(cells[at + 1] ?? '')];
    const isDivided = /^\D{0,5}\d{1,6}$/u.test(units) && /^\d{2}(?!\d)/.test(cents);
    return isDivided ? [...cells.slice(0, at), `${units},${cents}`, ...cells.slice(at + 2)] : cells;
  });
}
