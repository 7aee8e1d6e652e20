import { strFromU8, strToU8, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { boundedSheet } from './bounded-sheet';
import type { Table } from './table';
import { unpackWorkbook } from './unpack-workbook';

/**
 * The first sheet of an XLSX workbook. Its reader is handed the parts as they were checked, packed anew
 * without compression. Rejects when it is none, or asks for too much.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Table> {
  const parts = Object.entries(unpackWorkbook(bytes)).map(([name, part]) => [name, bounded(part)]);
  const checked = zipSync(Object.fromEntries(parts) as Record<string, Uint8Array>, { level: 0 });
  const rows = await readSheet(checked.slice().buffer);
  return rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))));
}

function bounded(part: Uint8Array): Uint8Array {
  const xml = strFromU8(part);
  return xml.includes('sheetData') ? strToU8(boundedSheet(xml)) : part;
}
