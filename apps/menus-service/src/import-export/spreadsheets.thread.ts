/* Runs on threads of `SpreadsheetThreads`. */
import {
  menuSpreadsheet,
  priceSpreadsheet,
  readSpreadsheet,
  UnreadableSpreadsheet,
  writeSpreadsheet,
  type MenuSpreadsheet,
  type PriceSpreadsheet,
  type Table,
  type WrittenItem,
} from '@cartaviva/menu-import';

/** The items of a file in base64; nothing when it is no spreadsheet. */
export const read = (content: string): Promise<MenuSpreadsheet | undefined> =>
  readAs(menuSpreadsheet, content);

/** The prices of a file in base64; nothing when it is no spreadsheet. */
export const readPrices = (content: string): Promise<PriceSpreadsheet | undefined> =>
  readAs(priceSpreadsheet, content);

async function readAs<Read>(
  as: (table: Table) => Read,
  content: string,
): Promise<Read | undefined> {
  try {
    return as(await readSpreadsheet(Buffer.from(content, 'base64')));
  } catch (error) {
    if (error instanceof UnreadableSpreadsheet) return undefined;
    throw error;
  }
}

/** A CSV. */
export const write = (items: readonly WrittenItem[]): string => writeSpreadsheet(items);
