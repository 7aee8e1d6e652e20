import { menuSpreadsheet, type MenuSpreadsheet } from '../menu-spreadsheet';
import { UnreadableSpreadsheet } from '../read-spreadsheet';
import { readWorkbook } from './read-workbook';

/** Sheets of a workbook with menus, and lines of all of them together. */
export const MAX_SHEETS = 100;
export const MAX_WORKBOOK_LINES = 5_000;

/** A sheet that holds a menu. */
export interface MenuSheet extends MenuSpreadsheet {
  /** As its tab calls it. */
  readonly name: string;
}

/**
 * The menus of an XLSX workbook, a sheet each; empty sheets hold none. Rejects with UnreadableSpreadsheet
 * when it is no workbook, or has more than `MAX_SHEETS` or `MAX_WORKBOOK_LINES`.
 */
export async function readMenus(bytes: Uint8Array): Promise<MenuSheet[]> {
  const sheets = await readWorkbook(bytes).catch((error: unknown) => {
    throw new UnreadableSpreadsheet(error);
  });
  const lines = sheets.reduce((sum, { table }) => sum + table.length, 0);
  if (sheets.length > MAX_SHEETS || lines > MAX_WORKBOOK_LINES) throw new UnreadableSpreadsheet();
  return sheets
    .map(({ name, table }) => ({ name, ...menuSpreadsheet(table) }))
    .filter(({ items, refused }) => items.length + refused.length > 0);
}
