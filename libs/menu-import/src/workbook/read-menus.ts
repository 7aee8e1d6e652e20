import { menuSpreadsheet, type MenuSpreadsheet } from '../menu-spreadsheet';
import { filledLines, type Table } from '../table';
import { UnreadableSpreadsheet } from '../unreadable-spreadsheet';
import { readWorkbook } from './read-workbook';

/** Maximum number of sheets with menus in a workbook, and of lines in all of them. */
export const MAX_SHEETS = 100;
export const MAX_WORKBOOK_LINES = 5_000;

export interface MenuSheet extends MenuSpreadsheet {
  /** Name of the tab. */
  readonly name: string;
}

/**
 * Reads one menu per sheet of an XLSX workbook. An empty sheet gives no items. A sheet with unclear
 * headings gives a refusal of its first line.
 * @throws UnreadableSpreadsheet if the file is no workbook, exceeds `MAX_SHEETS` or `MAX_WORKBOOK_LINES`, or has no
 *   readable sheet
 */
export async function readMenus(bytes: Uint8Array): Promise<MenuSheet[]> {
  const sheets = await readWorkbook(bytes).catch((error: unknown) => {
    throw new UnreadableSpreadsheet(undefined, error);
  });
  const lines = sheets.reduce((sum, { table }) => sum + table.length, 0);
  if (sheets.length > MAX_SHEETS || lines > MAX_WORKBOOK_LINES) throw new UnreadableSpreadsheet();
  const filled = sheets.filter(({ table }) => filledLines(table) > 0);
  const unclear: string[] = [];
  const read = filled.map(({ name, table }) => ({
    name,
    ...menuOr(table, (reason) => unclear.push(reason)),
  }));
  if (filled.length > 0 && unclear.length === filled.length) {
    throw new UnreadableSpreadsheet(unclear[0]);
  }
  return read.filter(({ items, refused }) => items.length + refused.length > 0);
}

/** Reads the menu of a sheet, or reports the reason if its headings are unclear. */
function menuOr(table: Table, onUnclear: (reason: string) => void): MenuSpreadsheet {
  try {
    return menuSpreadsheet(table);
  } catch (error) {
    if (!(error instanceof UnreadableSpreadsheet) || !error.reason) throw error;
    onUnclear(error.reason);
    const rows = filledLines(table);
    const reason = `Esta hoja, de ${rows} ${rows === 1 ? 'fila' : 'filas'}, no se lee. ${error.reason}.`;
    return { columns: [], ignored: [], items: [], refused: [{ line: 1, reason }] };
  }
}
