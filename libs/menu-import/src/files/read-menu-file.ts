import type { MenuDraft } from '@cartaviva/domain';
import { readTextFile } from '../read-text-file';
import { readTables, type TableChoice } from '../tables/read-tables';
import { UnreadableSpreadsheet } from '../unreadable-spreadsheet';
import { menuFileKind } from './file-kind';
import { readAnyWorkbook } from './read-any-workbook';

/**
 * Reads a menu from a text, a CSV or a workbook (XLSX, XLSB, XLS, ODS, HTML table). The bytes determine the kind.
 * @throws UnreadableSpreadsheet if the file is damaged, too large, or in an unknown encoding
 */
export async function readMenuFile(
  bytes: Uint8Array,
  choice: TableChoice = {},
): Promise<MenuDraft> {
  if (menuFileKind(bytes) === 'text') return readTextFile(bytes, choice);
  const sheets = await readAnyWorkbook(bytes).catch((error: unknown) => {
    throw new UnreadableSpreadsheet(undefined, error);
  });
  return readTables(sheets, choice);
}
