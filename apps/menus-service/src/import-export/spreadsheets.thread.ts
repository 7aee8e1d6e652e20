/* Runs on threads of `SpreadsheetThreads`. */
import {
  menuSpreadsheet,
  readSpreadsheet,
  UnreadableSpreadsheet,
  writeSpreadsheet,
  type MenuSpreadsheet,
  type WrittenItem,
} from '@cartaviva/menu-import';

/** The items of a file in base64; nothing when it is no spreadsheet. */
export async function read(content: string): Promise<MenuSpreadsheet | undefined> {
  try {
    return menuSpreadsheet(await readSpreadsheet(Buffer.from(content, 'base64')));
  } catch (error) {
    if (error instanceof UnreadableSpreadsheet) return undefined;
    throw error;
  }
}

/** A CSV. */
export const write = (items: readonly WrittenItem[]): string => writeSpreadsheet(items);
