import { priceInCell } from '../price-cell';
import { readTextTable } from '../read-spreadsheet';
import { isFilled, type Cell, type Sheet, type Table } from '../table';
import { UnreadableSpreadsheet } from '../unreadable-spreadsheet';
import { assignColumns } from './assign-columns';
import { MAX_COLUMNS } from './find-heading-row';
import { joinDecimals } from './join-decimals';
import { uprightTable } from './upright-table';

/** Separators of cells, from the most to the least specific. */
const MARKS = ['\t', ';', '|', ','] as const;
/** Matches the first line with which Excel declares the separator. */
const HINT = /^\ufeff?"?sep=(.)"?\r?\n?/iu;
/** Share of lines with the same number of cells in a table without known headings. */
const REGULAR = 0.7;

const MAX_ROWS = 5_000;

/** Reads a text as a table. Returns undefined for prose, such as a list of items with their prices. */
export function textTable(text: string): Sheet | undefined {
  const hint = HINT.exec(text)?.[1];
  const marks = hint ? [hint] : MARKS.filter((mark) => text.includes(mark));
  const tables = marks.flatMap((mark) => tableBy(text, mark));
  const [named] = tables.filter(({ table }) => hasKnownHeadings(table));
  const found = named ?? tables.find(({ mark, table }) => isRegular(table, mark));
  if (!found) return undefined;
  const table = found.mark === '|' ? withoutMarkup(found.table) : found.table;
  return { name: '', table: joinDecimals(table), ...(found.isCut && { isCut: true }) };
}

/** Line below the headings of a Markdown table: `|---|:---:|`. */
const RULE = /^:?-{2,}:?$/;

const withoutMarkup = (table: Table): Table =>
  table.map((cells) => {
    const filled = cells.filter(isFilled);
    if (filled.length > 0 && filled.every((cell) => RULE.test(String(cell)))) return [];
    return cells.map((cell) =>
      typeof cell === 'string' ? cell.replace(/^([*_`~]{1,3})(.+)\1$/u, '$2').trim() : cell,
    );
  });

function tableBy(text: string, mark: string): { mark: string; table: Table; isCut: boolean }[] {
  try {
    const table = readTextTable(text, mark);
    const isCut = table.length > MAX_ROWS || table.some((cells) => cells.length > MAX_COLUMNS);
    return [{ mark, table: table.slice(0, MAX_ROWS), isCut }];
  } catch (error) {
    if (error instanceof UnreadableSpreadsheet || error instanceof Error) return [];
    throw error;
  }
}

/** Returns true for a table whose headings name the items or their prices, and at least one more column. */
function hasKnownHeadings(table: Table): boolean {
  const { headingRow, columns } = assignColumns(uprightTable(table));
  if (headingRow < 0) return false;
  const titled = columns.filter(({ title, role }) => title !== '' && role !== undefined);
  const roles = new Set(titled.map(({ role }) => role));
  return titled.length > 1 && (roles.has('name') || roles.has('price') || roles.has('size'));
}

/** Is true if most lines have the same number of cells and one column contains prices. */
function isRegular(table: Table, mark: string): boolean {
  const rows = table.filter((cells) => cells.some(isFilled));
  const least = mark === ',' ? 3 : mark === '\t' ? 2 : 3;
  const counts = rows.map((cells) => cells.length);
  const usual = counts.toSorted((one, other) => one - other)[Math.floor(counts.length / 2)] ?? 0;
  const regular = rows.filter((cells) => cells.length === usual);
  if (rows.length < 2 || usual < least || regular.length < rows.length * REGULAR) return false;
  // In prose, a space follows the comma.
  if (mark === ',' && regular.some((cells) => isProse(cells))) return false;
  const prices = Array.from(
    { length: usual },
    (_, at) => regular.filter((cells) => priceInCell(cells[at]!) !== null).length,
  );
  return Math.max(...prices) >= regular.length * 0.6;
}

const isProse = (cells: readonly Cell[]): boolean =>
  cells.length > 12 || cells.slice(1).some((cell) => /^ /.test(String(cell)));
