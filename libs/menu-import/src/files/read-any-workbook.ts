import { zipSync } from 'fflate';
import type { CellObject, Range, WorkBook, WorkSheet } from '@e965/xlsx';
import { isFilled, type Cell, type Sheet } from '../table';
import { unpackWorkbook } from '../workbook/unpack-workbook';
import { boundedColumns, boundedOds, boundedSpans } from './bounded-parts';
import { isMarkup, isZip } from './file-kind';

/** Limits of a workbook. Cells further down or to the right are an attack or a mistake. */
const MAX_ROWS = 5_000;
const MAX_COLUMNS = 200;
const MAX_SHEETS = 60;
const MAX_CELLS = 200_000;

/**
 * Reads the sheets of a workbook of any version of Excel or LibreOffice, or of an HTML table. Merged cells repeat
 * their value downwards. Hidden rows and columns are returned separately.
 * @throws RangeError if the workbook is too large; the library's errors if the file is not a workbook
 */
export async function readAnyWorkbook(bytes: Uint8Array): Promise<Sheet[]> {
  const { read } = await import('@e965/xlsx');
  const book = read(
    isZip(bytes) ? repacked(bytes) : isMarkup(bytes) ? boundedSpans(bytes) : bytes,
    {
      type: 'array',
      dense: true,
      cellStyles: true,
      cellDates: true,
      sheetRows: MAX_ROWS + 1,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      bookVBA: false,
      WTF: false,
    },
  );
  if (book.SheetNames.length > MAX_SHEETS) throw new RangeError('too many sheets');
  const room = { cells: MAX_CELLS };
  return book.SheetNames.map((name, at) => sheetOf(book, name, at, room));
}

const SHEET = /(?:^|\/)worksheets\/[^/]+\.xml$/;

/** Unpacks a workbook within the limits and packs it again without compression. */
function repacked(bytes: Uint8Array): Uint8Array {
  const parts = unpackWorkbook(bytes, /\.(?:xml|rels|bin)$|^mimetype$/);
  const content = parts['content.xml'];
  if (content) parts['content.xml'] = boundedOds(content);
  for (const [name, part] of Object.entries(parts)) {
    if (SHEET.test(name)) parts[name] = boundedColumns(part);
  }
  return zipSync(parts, { level: 0 });
}

/** Rows of a sheet in dense mode. The arrays may have gaps. */
type Rows = ((CellObject | undefined)[] | undefined)[];

function sheetOf(book: WorkBook, name: string, at: number, room: { cells: number }): Sheet {
  const sheet = book.Sheets[name] as WorkSheet & { '!data'?: Rows };
  const rows = sheet['!data'] ?? [];
  const hiddenColumns = new Set(
    (sheet['!cols'] ?? []).flatMap((one, index) => (one?.hidden ? [index] : [])),
  );
  const table: Cell[][] = [];
  const isCut =
    goesOn(sheet) || rows.length > MAX_ROWS || rows.some((row) => (row?.length ?? 0) > MAX_COLUMNS);
  rows.forEach((row, index) => {
    if (index >= MAX_ROWS || !row) return;
    while (table.length < index) table.push([]);
    table[index] = cellsOf(row, room);
  });
  for (const merge of sheet['!merges'] ?? []) fillMerged(table, merge);
  const hiddenRows = new Set(
    (sheet['!rows'] ?? []).flatMap((one, index) => (one?.hidden ? [index] : [])),
  );
  const hidden = table.filter((cells, index) => hiddenRows.has(index) && cells.some(isFilled));
  const hiddenTitles = [...hiddenColumns].flatMap((column) => {
    const title = table.map((cells) => cells[column] ?? '').find(isFilled);
    return title === undefined ? [] : [title];
  });
  const visible = table.map((cells, index) =>
    hiddenRows.has(index)
      ? []
      : cells.map((cell, column) => (hiddenColumns.has(column) ? '' : cell)),
  );
  return {
    ...{ name, table: visible },
    ...(hidden.length > 0 && { hidden }),
    ...(hiddenTitles.length > 0 && { hiddenColumns: hiddenTitles }),
    ...(isCut && { isCut }),
    ...((book.Workbook?.Sheets?.[at]?.Hidden ?? 0) > 0 && { isHidden: true }),
  };
}

/** Last rows of columns that programs declare as used although they are empty. */
const WHOLE_COLUMN = new Set([65_535, 1_048_575]);

/** Returns true for a sheet with rows that were not read. */
function goesOn(sheet: WorkSheet & { readonly '!fullref'?: string }): boolean {
  const last = Number(/(?<!\d)\d{1,9}$/.exec(sheet['!fullref'] ?? '')?.[0] ?? 0) - 1;
  return last >= MAX_ROWS && !WHOLE_COLUMN.has(last);
}

function cellsOf(row: readonly (CellObject | undefined)[], room: { cells: number }): Cell[] {
  const cells: Cell[] = [];
  row.forEach((cell, column) => {
    if (!cell || column >= MAX_COLUMNS) return;
    const value = valueOf(cell);
    if (value === '') return;
    room.cells -= 1;
    if (room.cells < 0) throw new RangeError('too many cells');
    while (cells.length < column) cells.push('');
    cells[column] = value;
  });
  return cells;
}

/** Names of error values by their code (BErr in [MS-XLS]). */
const ERRORS: Readonly<Record<number, string>> = {
  ...{ 0x00: '#NULL!', 0x07: '#DIV/0!', 0x0f: '#VALUE!', 0x17: '#REF!' },
  ...{ 0x1d: '#NAME?', 0x24: '#NUM!', 0x2a: '#N/A' },
};

function valueOf({ t, v }: CellObject): Cell {
  if (t === 'e') return ERRORS[Number(v)] ?? '#N/A';
  if (v === undefined || v === null) return '';
  return v;
}

/** Copies the value of a merged cell to all its rows. Only its first column gets the value. */
function fillMerged(table: Cell[][], { s: start, e: end }: Range): void {
  const value = table[start.r]?.[start.c];
  if (value === undefined || !isFilled(value)) return;
  for (let row = start.r + 1; row <= Math.min(end.r, table.length - 1); row += 1) {
    const cells = table[row]!;
    while (cells.length < start.c) cells.push('');
    cells[start.c] = value;
  }
}
