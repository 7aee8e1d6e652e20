/* Runs on threads of `SpreadsheetThreads`. */
import type { ImportedFile } from '@cartaviva/contracts';
import {
  menuInSheets,
  pricesInSheets,
  readMenus as readMenuSheets,
  readSheets,
  UnreadableSpreadsheet,
  writeSpreadsheet,
  writeWorkbook,
  type MenuSheet,
  type SheetOfMenu,
  type SheetOfPrices,
  type WrittenItem,
  type WrittenMenu,
} from '@cartaviva/menu-import';

/** Returns a failure as a value, because errors lose their fields between threads. */
export type Reading<Read> = { readonly read: Read } | { readonly unreadable: string | undefined };

export const read = (content: ImportedFile): Promise<Reading<SheetOfMenu>> =>
  reading(async () => menuInSheets(await readSheets(bytesOf(content))));

export const readPrices = (content: ImportedFile): Promise<Reading<SheetOfPrices>> =>
  reading(async () => pricesInSheets(await readSheets(bytesOf(content))));

/** Each sheet of a workbook is a menu. */
export const readMenus = (content: ImportedFile): Promise<Reading<MenuSheet[]>> =>
  reading(() => readMenuSheets(bytesOf(content)));

const bytesOf = (content: ImportedFile): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content, 'base64') : content;

async function reading<Read>(work: () => Promise<Read>): Promise<Reading<Read>> {
  try {
    return { read: await work() };
  } catch (error) {
    if (error instanceof UnreadableSpreadsheet) return { unreadable: error.reason };
    throw error;
  }
}

/** A CSV. */
export const write = (items: readonly WrittenItem[]): string => writeSpreadsheet(items);

/** An XLSX workbook, a sheet for each menu. */
export const writeMenus = (menus: readonly WrittenMenu[]): Promise<Uint8Array> =>
  writeWorkbook(menus);
