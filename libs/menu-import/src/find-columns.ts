import { groupedBy } from '@cartaviva/domain';
import type { Heading } from './headings';
import { isFilled, textOf, type Cell, type Table } from './table';
import { UnreadableSpreadsheet } from './unreadable-spreadsheet';

type HeadingFor<Column extends string> = Omit<Heading, 'column'> & { readonly column: Column };

export interface FoundColumn<Column extends string> extends HeadingFor<Column> {
  /** Index in a line, from 0. */
  readonly at: number;
  readonly title: string;
}

export interface Columns<Column extends string> {
  /** Index of the line with the headings, from 0. */
  readonly line: number;
  readonly found: readonly FoundColumn<Column>[];
  readonly ignored: readonly string[];
  /** Indexes of columns with a title. */
  readonly titled: ReadonlySet<number>;
}

/** Requirements of a kind of table, and names of its columns for error sentences. */
export interface TableKind<Column extends string> {
  readonly headingIn: (cell: string) => HeadingFor<Column> | undefined;
  /** Groups of alternative columns. A table needs one column of each group. */
  readonly needs: readonly (readonly Column[])[];
  readonly columnName: (column: Column) => string;
  readonly many: readonly Column[];
}

/** Number of first lines that may contain the headings, since a title may precede them. */
const FIRST_LINES = 10;

/** Maximum number of headings in an error sentence, and of characters in each. */
const MAX_LISTED = 30;
const MAX_TITLE = 40;

/**
 * Finds the columns of a table by their headings alone. Position is no evidence, because the second
 * column may be a price, a code or a cost.
 * @throws UnreadableSpreadsheet with the reason, if a column is missing or ambiguous
 */
export function findColumns<Column extends string>(
  table: Table,
  kind: TableKind<Column>,
): Columns<Column> {
  const lines = headingLines(table);
  const line = lines.find((at) => whyUnclear(columnsIn(table, at, kind), kind) === undefined);
  if (line !== undefined) return columnsIn(table, line, kind);
  const likely = lines.find((at) => matches(at) > 1) ?? lines[0];
  if (likely === undefined) throw new UnreadableSpreadsheet('La tabla está vacía');
  const columns = columnsIn(table, likely, kind);
  throw new UnreadableSpreadsheet(whyUnclear(columns, kind));

  function matches(at: number): number {
    return new Set(columnsIn(table, at, kind).found.map(({ column }) => column)).size;
  }
}

/** Returns true if one of the first lines names the columns that this kind of table needs, even ambiguously. */
export function hasHeadingLine<Column extends string>(
  table: Table,
  kind: TableKind<Column>,
): boolean {
  return headingLines(table).some((at) => {
    const { found } = columnsIn(table, at, kind);
    return kind.needs.every((group) => found.some(({ column }) => group.includes(column)));
  });
}

const headingLines = (table: Table): number[] =>
  table.flatMap((cells, at) => (cells.some(isFilled) ? [at] : [])).slice(0, FIRST_LINES);

function columnsIn<Column extends string>(
  table: Table,
  line: number,
  { headingIn, many }: TableKind<Column>,
): Columns<Column> {
  const below = table.slice(line + 1);
  const isUsed = (at: number) => below.some((cells) => isFilled(cells[at] ?? ''));
  const titles = (table[line] ?? []).map(titleIn);
  const named = titles.flatMap((title, at) => {
    const heading = headingIn(title);
    return heading ? [{ ...heading, at, title }] : [];
  });
  const found = named.filter((one) => {
    const rivals = named.filter(({ column, at }) => column === one.column && at !== one.at);
    if (rivals.length === 0 || many.includes(one.column)) return true;
    if (!isUsed(one.at) && rivals.some(({ at }) => isUsed(at) || at < one.at)) return false;
    return !one.isWeak || rivals.every(({ at, isWeak }) => isWeak || !isUsed(at));
  });
  const read = new Set(found.map(({ at }) => at));
  const titled = titles.flatMap((title, at) => (title ? [at] : []));
  return {
    line,
    found,
    titled: new Set(titled),
    ignored: titled.filter((at) => !read.has(at)).map((at) => shortened(titles[at]!)),
  };
}

/** Longer cells are no headings. Skipping them avoids the cost of `normalize`. */
const titleIn = (cell: Cell): string =>
  typeof cell === 'string' && cell.length > 10 * MAX_TITLE
    ? cell.slice(0, MAX_TITLE).replace(/\p{M}+/gu, '')
    : textOf(cell).replace(/\s+/g, ' ');

/** Explains in one Spanish sentence why the columns are unclear. Returns undefined if they are clear. */
function whyUnclear<Column extends string>(
  { found, ignored }: Columns<Column>,
  { needs, columnName, many }: TableKind<Column>,
): string | undefined {
  const titles = [...found.map(({ title }) => title), ...ignored];
  const listed = `los títulos de tu tabla son ${quoted(titles)}`;
  const byColumn = groupedBy(found, ({ column }) => column);
  for (const [, rivals] of byColumn) {
    const { column } = rivals[0]!;
    if (rivals.length > 1 && !many.includes(column)) {
      const two = quoted(
        rivals.map(({ title }) => title),
        'o',
      );
      return `No sabemos qué columna es ${columnName(column)}, si ${two}: deja una sola; ${listed}`;
    }
  }
  const doubtful = found.find(({ isDoubtful }) => isDoubtful);
  if (doubtful) {
    return `No sabemos si la columna ${quoted([doubtful.title])} es ${columnName(doubtful.column)}; ${listed}`;
  }
  const missing = needs.find((group) => !group.some((column) => byColumn.has(column)));
  if (!missing) return undefined;
  const names = missing.map(columnName).join(' o ');
  return `No encontramos la columna que es ${names}; ${listed}`;
}

function quoted(titles: readonly string[], last = 'y'): string {
  const some = titles.slice(0, MAX_LISTED).map((title) => `«${shortened(title)}»`);
  const rest = titles.length - some.length;
  const all = rest > 0 ? [...some, `${rest} más`] : some;
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} ${last} ${all.at(-1)}` : all.join('');
}

function shortened(title: string): string {
  const letters = [...title];
  return letters.length > MAX_TITLE ? `${letters.slice(0, MAX_TITLE).join('')}…` : title;
}
