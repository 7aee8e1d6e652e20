import { strFromU8, strToU8, zipSync } from 'fflate';
import readSheets, { readSheet } from 'read-excel-file/universal';
import type { Cell, Sheet, Table } from '../table';
import { boundedSheet } from './bounded-sheet';
import { unpackWorkbook } from './unpack-workbook';

/** Reads the first sheet of an XLSX workbook. Rejects if the file is not a workbook or is too large. */
export const readFirstSheet = async (bytes: Uint8Array): Promise<Table> =>
  tableOf(await readSheet(checked(bytes)));

/** Reads the sheets of an XLSX workbook in order. Rejects if the file is not a workbook or is too large. */
export async function readWorkbook(bytes: Uint8Array): Promise<Sheet[]> {
  const sheets = await readSheets(checked(bytes));
  return sheets.map(({ sheet, data }) => ({ name: sheet, table: tableOf(data) }));
}

/** Checks a workbook against the limits and packs it again without compression. */
function checked(bytes: Uint8Array): ArrayBuffer {
  const parts = Object.entries(unpackWorkbook(bytes)).map(([name, part]) => [name, bounded(part)]);
  const packed = zipSync(Object.fromEntries(parts) as Record<string, Uint8Array>, { level: 0 });
  return packed.slice().buffer;
}

const tableOf = (rows: readonly (readonly unknown[])[]): Table =>
  rows.map((row) => row.map((cell) => (cell ?? '') as Cell));

/** Matches cells of formulas that failed. The library would read them as empty. */
const FAILED_CELL = /(<c\s[^<>]*?\bt\s*=\s*["'])e(?=["'])/g;

function bounded(part: Uint8Array): Uint8Array {
  const xml = strFromU8(part);
  if (!xml.includes('sheetData')) return part;
  return strToU8(boundedSheet(xml).replace(FAILED_CELL, '$1str'));
}
