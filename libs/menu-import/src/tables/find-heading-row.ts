import { priceInCell } from '../price-cell';
import { isFilled, textOf, type Cell, type Table } from '../table';
import { tableHeading } from './table-headings';

/** Number of first rows that may contain the headings, since a title may precede them. */
const FIRST_ROWS = 30;
/** Maximum length of a heading in characters. */
const MAX_HEADING = 80;
export const MAX_COLUMNS = 200;
/** Number of rows that are compared with an unknown heading. */
const BELOW = 20;

/** Roles that distinguish a heading row from a row of items. */
const MENU_ROLES = new Set(['name', 'price', 'size', 'category', 'description', 'externalId']);

/**
 * Finds the row with the headings: the row with most known headings, or else a row of words above
 * numbers. Returns null for a table without headings.
 */
export function findHeadingRow(table: Table): number | null {
  const rows = table
    .flatMap((cells, at) => (cells.filter(isFilled).length > 1 ? [at] : []))
    .slice(0, FIRST_ROWS);
  const scored = rows.map((at) => ({ at, score: isHeadings(table[at]!) ? scoreOf(table, at) : 0 }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best > 0 ? scored.find(({ score }) => score === best)!.at : null;
}

/** Is true for a row of words. A row with a price is an item. */
const isHeadings = (cells: readonly Cell[]): boolean =>
  cells.filter(isFilled).every((cell) => {
    if (typeof cell !== 'string' || cell.length > 4 * MAX_HEADING) return false;
    const text = textOf(cell);
    return text.length <= MAX_HEADING && (/\p{L}/u.test(text) || /^\P{N}*$|^\d\/\d$/u.test(text));
  }) && cells.filter(isFilled).every((cell) => !isAmount(cell));

/** Is true for a price. A heading such as `$` or `12 oz` is not one. */
const isAmount = (cell: Cell): boolean =>
  priceInCell(cell) !== null && /^\P{L}*$|\p{Sc}/u.test(textOf(cell)) && /\d/.test(textOf(cell));

function scoreOf(table: Table, at: number): number {
  const headings = (table[at] ?? []).slice(0, MAX_COLUMNS).map(tableHeading);
  const telling = new Set(
    headings.flatMap(({ role }) => (role && MENU_ROLES.has(role) ? [role] : [])),
  );
  const known = headings.filter(({ role }) => role !== undefined).length;
  if (telling.size > 1) return 100 * telling.size + known;
  const below = table.slice(at + 1, at + 1 + BELOW);
  const above = table.slice(0, at);
  const hasWordsOverPrices = headings.some(({ title }, column) => {
    if (above.some((row) => priceInCell(row[column] ?? '') !== null)) return false;
    const cells = below.map((cells) => cells[column] ?? '').filter(isFilled);
    const prices = cells.filter((cell) => priceInCell(cell) !== null).length;
    return title !== '' && prices > 0 && prices >= cells.length * 0.6;
  });
  return hasWordsOverPrices ? 10 * telling.size + known + 1 : 0;
}
