import { searchable } from '@cartaviva/domain';
import { isInCapitals, looksLikeDescription } from '../draft/line-roles';
import { namesSection } from '../draft/menu-words';
import { isNotAnItem } from '../draft/not-an-item';
import { isFilled, type Cell, type Table } from '../table';
import type { TableColumn, TableColumns } from './assign-columns';
import { lineText } from './cell-text';
import { tableHeading, type ColumnRole } from './table-headings';

export type RowKind = 'item' | 'section' | 'note' | 'skipped';

export interface TableRow {
  /** Number of the row as the owner's program shows it, from 1. */
  readonly line: number;
  readonly kind: RowKind;
  readonly cells: readonly Cell[];
}

/** Labels of sums below a table. */
const TOTAL = /^(?:gran |sub ?)?total(?:es)?(?: |:|$)|^(?:suma|promedio|average|sum)(?: |:|$)/u;
/** Maximum length of a section. Longer texts alone in a row are notes. */
const MAX_SECTION = 60;

/** Classifies the rows below the headings. Empty rows are left out. */
export function classifyRows(table: Table, { headingRow, columns }: TableColumns): TableRow[] {
  const titles = (table[headingRow] ?? []).map((cell) => lineText(cell)).filter(Boolean);
  const rows = table.flatMap((cells, at) =>
    at > headingRow && cells.some(isFilled) ? [{ cells, line: at + 1 }] : [],
  );
  const hasPrice = rows.map(({ cells }) => isPriced(cells, columns, titles));
  return rows.map(({ cells, line }, at) => {
    const next = rows[at + 1]?.cells;
    const isLed = hasPrice[at + 1] === true || isSectionLike(next) || isHeadingRow(next ?? []);
    return {
      cells,
      line,
      kind: kindOf(cells, { columns, titles, isLed, isPriced: hasPrice[at]! }),
    };
  });
}

interface RowContext {
  readonly columns: readonly TableColumn[];
  readonly titles: readonly string[];
  /** The row below is an item or another section. */
  readonly isLed: boolean;
  readonly isPriced: boolean;
}

function kindOf(
  cells: readonly Cell[],
  { columns, titles, isLed, isPriced: hasPrice }: RowContext,
): RowKind {
  const filled = cells.flatMap((cell, at) =>
    isFilled(cell) ? [{ at, text: lineText(cell) }] : [],
  );
  if (filled.map(({ text }) => text).join('\t') === titles.join('\t')) return 'skipped';
  if (isHeadingRow(cells)) return 'skipped';
  const first = filled[0]!.text;
  const name = textAt(cells, columns, 'name');
  if (TOTAL.test(searchable(name || first))) return 'note';
  const rest = filled.slice(1);
  const isAlone = !hasPrice && rest.every(({ text }) => text === first || titles.includes(text));
  if (!isAlone) return 'item';
  if (!/\p{L}/u.test(first) || isNote(first)) return 'note';
  const at = filled[0]!.at;
  const roleOfCell = columns.find((column) => column.at === at)?.role;
  if (roleOfCell === 'category') return 'section';
  const hasCategories = columns.some(({ role }) => role === 'category');
  if (hasCategories && roleOfCell === 'name' && !isInCapitals(first)) return 'item';
  return isLed ? 'section' : 'note';
}

/** Is true for the headings of another table below the first: `Bebida | Precio`. */
function isHeadingRow(cells: readonly Cell[]): boolean {
  const roles = cells.filter(isFilled).map((cell) => tableHeading(cell).role);
  const isPriced = roles.includes('price') || roles.includes('size');
  const [first] = cells.filter(isFilled);
  return (
    roles.length > 1 && isPriced && !roles.includes(undefined) && !namesSection(lineText(first!))
  );
}

const isNote = (text: string): boolean =>
  text.length > MAX_SECTION ||
  /^[*(]|[.!]$/u.test(text) ||
  isNotAnItem(text) ||
  text.split(',').length > 2;

const isSectionLike = (cells: readonly Cell[] | undefined): boolean => {
  const filled = (cells ?? []).filter(isFilled);
  return (
    filled.length === 1 &&
    !looksLikeDescription(lineText(filled[0]!)) &&
    !/\d/.test(lineText(filled[0]!))
  );
};

/** Is true for a row with any text in a price column, except a repeated heading. */
const isPriced = (
  cells: readonly Cell[],
  columns: readonly TableColumn[],
  titles: readonly string[],
): boolean =>
  columns.some(({ role, at }) => {
    const cell = cells[at] ?? '';
    if (!['price', 'size', 'sizes'].includes(role ?? '') || !isFilled(cell)) return false;
    return !titles.includes(lineText(cell));
  });

export function textAt(
  cells: readonly Cell[],
  columns: readonly TableColumn[],
  role: ColumnRole,
): string {
  const column = columns.find((one) => one.role === role);
  return column ? lineText(cells[column.at] ?? '') : '';
}
