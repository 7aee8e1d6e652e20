import { parse } from 'csv-parse/browser/esm/sync';
import { readSheet } from 'read-excel-file/universal';
import { unpackedBytes } from './unpacked-bytes';

/** Cells of a table as text, line by line. */
export type Table = readonly (readonly string[])[];

/** Far more than a menu, far less than what would fill the memory of who reads it. */
const MAX_UNPACKED_BYTES = 20_000_000;
const MAX_LINES = 5_000;

/** Nobody can read the file as a table. */
export class UnreadableTable extends Error {
  constructor() {
    super('the file is no table');
    this.name = 'UnreadableTable';
  }
}

/**
 * A CSV or pasted table, by whatever mark its cells are divided, or the first sheet of an XLSX book:
 * told apart by how the bytes begin, since names and types lie. Rejects with UnreadableTable.
 */
export async function readTable(bytes: Uint8Array): Promise<Table> {
  try {
    const table = isZip(bytes) ? await readBook(bytes) : readText(bytes);
    if (table.length > MAX_LINES) throw new UnreadableTable();
    return table;
  } catch {
    throw new UnreadableTable();
  }
}

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

async function readBook(bytes: Uint8Array): Promise<Table> {
  if (unpackedBytes(bytes) > MAX_UNPACKED_BYTES) throw new UnreadableTable();
  const rows = await readSheet(new Uint8Array(bytes).buffer);
  return rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell).trim())));
}

function readText(bytes: Uint8Array): Table {
  const text = decode(bytes);
  if (text.includes('\0')) throw new UnreadableTable();
  return parse(text, {
    bom: true,
    delimiter: markOf(text),
    relaxColumnCount: true,
    relaxQuotes: true,
    skipEmptyLines: false,
    trim: true,
    maxRecordSize: 100_000,
  });
}

/** Spreadsheets save in UTF-8 or, in older Windows, in Windows-1252: `piña` must survive both. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** What divides the cells: what the first written line has most of. */
function markOf(text: string): string {
  const line = text.split(/\r?\n/).find((one) => one.trim() !== '') ?? '';
  const count = (mark: string) => line.split(mark).length;
  return ['\t', ';', ','].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}
