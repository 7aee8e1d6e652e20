import { parse } from 'csv-parse/sync';
import { decodeText } from './decode-text';
import { hasHeadings } from './has-headings';
import type { Sheet, Table } from './table';
import { UnreadableSpreadsheet } from './unreadable-spreadsheet';
import { MAX_LINES } from './workbook/bounded-sheet';
import { readFirstSheet, readWorkbook } from './workbook/read-workbook';

export { UnreadableSpreadsheet } from './unreadable-spreadsheet';

/** Maximum number of separators in a text. A megabyte of commas takes a second to parse. */
const MAX_MARKS = 100_000;

/** Possible separators of cells, from the most to the least specific. */
const MARKS = ['\t', ';', '|', ','];

/** Matches the first line with which Excel declares the separator. */
const HINT = /^\ufeff?"?sep=(.)"?\r?\n?/iu;

/**
 * Reads a CSV, a pasted table with any separator, or the first sheet of an XLSX workbook. The bytes determine the
 * format, because names and types may be wrong. Cells stay as written. Rejects with UnreadableSpreadsheet.
 */
export const readSpreadsheet = (bytes: Uint8Array): Promise<Table> =>
  bounded(() => (isZip(bytes) ? readFirstSheet(bytes) : readTextTable(decodeText(bytes))));

/** Reads all sheets of a workbook, or the only table of a text. Rejects with UnreadableSpreadsheet. */
export async function readSheets(bytes: Uint8Array): Promise<Sheet[]> {
  if (!isZip(bytes)) return [{ name: '', table: await readSpreadsheet(bytes) }];
  return readWorkbook(bytes).catch((error: unknown) => {
    throw new UnreadableSpreadsheet(undefined, error);
  });
}

async function bounded(read: () => Table | Promise<Table>): Promise<Table> {
  try {
    const table = await read();
    if (table.length > MAX_LINES) throw new UnreadableSpreadsheet();
    return table;
  } catch (error) {
    if (error instanceof UnreadableSpreadsheet) throw error;
    throw new UnreadableSpreadsheet(undefined, error);
  }
}

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/**
 * Parses a text with separated cells.
 * @param mark separator of cells; without it, the function detects the separator
 * @throws UnreadableSpreadsheet, or the error of the parser
 */
export function readTextTable(text: string, mark?: string): string[][] {
  const [hint = '', said] = HINT.exec(text) ?? [];
  const delimiter = said ?? mark ?? markIn(text);
  const marks = text.split(delimiter).length + text.split(/\r\n?|\n/).length;
  if (text.includes('\0') || marks > MAX_MARKS) throw new UnreadableSpreadsheet();
  const table = parse(text.slice(hint.length), {
    bom: true,
    delimiter,
    relaxColumnCount: true,
    relaxQuotes: true,
    skipEmptyLines: false,
    trim: true,
    maxRecordSize: 100_000,
  });
  // The empty line keeps the line numbers of the owner's program.
  return hint ? [[], ...table] : table;
}

/**
 * Returns the separator that yields headings in one of the first lines, or else the most frequent
 * one in the first line.
 */
function markIn(text: string): string {
  const line = text.split(/[\r\n]+/, 100).find((one) => one.trim() !== '') ?? '';
  const count = (mark: string) => line.split(mark).length;
  return (
    MARKS.find((mark) => hasHeadings(text, [mark])) ??
    MARKS.reduce((best, mark) => (count(mark) > count(best) ? mark : best))
  );
}
