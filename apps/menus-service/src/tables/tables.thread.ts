/* Runs on threads of `TableThreads`. */
import {
  menuTable,
  readTable,
  UnreadableTable,
  writeTable,
  type MenuTable,
  type WrittenItem,
} from '@cartaviva/menu-import';

/** The items of a file in base64; nothing when it is no table. */
export async function read(content: string): Promise<MenuTable | undefined> {
  try {
    return menuTable(await readTable(Buffer.from(content, 'base64')));
  } catch (error) {
    if (error instanceof UnreadableTable) return undefined;
    throw error;
  }
}

/** A CSV. */
export const write = (items: readonly WrittenItem[]): string => writeTable(items);
