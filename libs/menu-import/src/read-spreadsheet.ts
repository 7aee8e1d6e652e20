import { parse } from 'csv-parse/sync';
import type { Table } from './table';
import { MAX_LINES } from './workbook/bounded-sheet';
import { readFirstSheet } from './workbook/read-workbook';

/** Ends of cells and lines in a text: a megabyte of nothing but commas takes a second to read. */
const MAX_MARKS = 100_000;

/** Nobody can read the file as a table. */
export class UnreadableSpreadsheet extends Error {
  constructor(cause?: unknown) {
    super('the file is no table', { cause });
    this.name = 'UnreadableSpreadsheet';
  }
}

/**
 * A CSV or pasted table, by whatever mark its cells are divided, or the first sheet of an XLSX workbook:
 * told apart by how the bytes begin, since names and types lie. Cells come as they were written. Rejects
 * with UnreadableSpreadsheet.
 */
export async function readSpreadsheet(bytes: Uint8Array): Promise<Table> {
  try {
    const table = isZip(bytes) ? await readFirstSheet(bytes) : readText(bytes);
    if (table.length > MAX_LINES) throw new UnreadableSpreadsheet();
    return table;
  } catch (error) {
    throw new UnreadableSpreadsheet(error);
  }
}

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

function readText(bytes: Uint8Array): Table {
  const text = decode(bytes);
  const delimiter = markOf(text);
  const marks = text.split(delimiter).length + text.split(/\r\n?|\n/).length;
  if (text.includes('\0') || marks > MAX_MARKS) throw new UnreadableSpreadsheet();
  return parse(text, {
    bom: true,
    delimiter,
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
