import { isFilled, type Table } from '../table';
import { findHeadingRow, MAX_COLUMNS } from './find-heading-row';
import { tableHeading } from './table-headings';

/** Maximum number of rows in a transposed table, which has one row for each field. */
const MAX_ROWS = 20;

/** Transposes a table whose headings are in its first column and whose items stand side by side. */
export function uprightTable(table: Table): Table {
  const rows = table.filter((cells) => cells.some(isFilled));
  if (rows.length < 2 || rows.length > MAX_ROWS || findHeadingRow(table) !== null) return table;
  const roles = rows.map(([first = '']) => tableHeading(first).role);
  if (!roles.includes('name') || !(roles.includes('price') || roles.includes('size'))) return table;
  const width = Math.min(MAX_COLUMNS, Math.max(...rows.map((cells) => cells.length)));
  return Array.from({ length: width }, (_, at) => rows.map((cells) => cells[at] ?? ''));
}
