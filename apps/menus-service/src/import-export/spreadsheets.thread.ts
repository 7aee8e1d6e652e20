/* Runs on threads of `SpreadsheetThreads`. */
import {
  menuInSheets,
  pricesInSheets,
  readMenus as readMenuSheets,
  readSheets,
  UnreadableSpreadsheet,
  writeSpreadsheet,
  writeWorkbook,
  type ColumnMapping,
  type MenuSheet,
  type SheetOfMenu,
  type SheetOfPrices,
  type WrittenItem,
  type WrittenMenu,
} from '@cartaviva/menu-import';

/** Returns a failure as a value, because errors lose their fields between threads. */
export type Reading<Read> = { readonly read: Read } | { readonly unreadable: string | undefined };

export const read = (content: Uint8Array): Promise<Reading<SheetOfMenu>> =>
  reading(async () => menuInSheets(await readSheets(content)));

interface MappedFile {
  readonly content: Uint8Array;
  readonly mapping: ColumnMapping;
}

export const readMapped = ({ content, mapping }: MappedFile): Promise<Reading<SheetOfMenu>> =>
  reading(async () => menuInSheets(await readSheets(content), mapping));

export const readPrices = (content: Uint8Array): Promise<Reading<SheetOfPrices>> =>
  reading(async () => pricesInSheets(await readSheets(content)));

/** Reads each sheet of a workbook as a menu. */
export const readMenus = (content: Uint8Array): Promise<Reading<MenuSheet[]>> =>
  reading(() => readMenuSheets(content));

async function reading<Read>(work: () => Promise<Read>): Promise<Reading<Read>> {
  try {
    return { read: await work() };
  } catch (error) {
    if (error instanceof UnreadableSpreadsheet) return { unreadable: error.reason };
    throw error;
  }
}

/** Writes a CSV file. */
export const write = (items: readonly WrittenItem[]): string => writeSpreadsheet(items);

/** Writes an XLSX workbook with one sheet per menu. */
export const writeMenus = (menus: readonly WrittenMenu[]): Promise<Uint8Array> =>
  writeWorkbook(menus);
