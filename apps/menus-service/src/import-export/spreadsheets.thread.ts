/* Runs on threads of `SpreadsheetThreads`. */
import type { ImportedFile } from '@cartaviva/contracts';
import {
  menuSpreadsheet,
  priceSpreadsheet,
  readMenus as readSheets,
  readSpreadsheet,
  UnreadableSpreadsheet,
  writeSpreadsheet,
  writeWorkbook,
  type MenuSheet,
  type MenuSpreadsheet,
  type PriceSpreadsheet,
  type WrittenItem,
  type WrittenMenu,
} from '@cartaviva/menu-import';

/** The items of a file; nothing when it is no spreadsheet. */
export const read = (content: ImportedFile): Promise<MenuSpreadsheet | undefined> =>
  unlessUnreadable(async () => menuSpreadsheet(await readSpreadsheet(bytesOf(content))));

/** The prices of a file; nothing when it is no spreadsheet. */
export const readPrices = (content: ImportedFile): Promise<PriceSpreadsheet | undefined> =>
  unlessUnreadable(async () => priceSpreadsheet(await readSpreadsheet(bytesOf(content))));

/** The menus of a workbook, a sheet each; nothing when it is none. */
export const readMenus = (content: ImportedFile): Promise<MenuSheet[] | undefined> =>
  unlessUnreadable(() => readSheets(bytesOf(content)));

const bytesOf = (content: ImportedFile): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content, 'base64') : content;

async function unlessUnreadable<Read>(read: () => Promise<Read>): Promise<Read | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UnreadableSpreadsheet) return undefined;
    throw error;
  }
}

/** A CSV. */
export const write = (items: readonly WrittenItem[]): string => writeSpreadsheet(items);

/** An XLSX workbook, a sheet for each menu. */
export const writeMenus = (menus: readonly WrittenMenu[]): Promise<Uint8Array> =>
  writeWorkbook(menus);
