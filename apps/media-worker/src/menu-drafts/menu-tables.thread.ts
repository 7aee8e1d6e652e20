/* This module runs on the threads of `MenuTableThreads`. */
import type { MenuDraft } from '@cartaviva/domain';
import { UnreadableSpreadsheet } from '@cartaviva/menu-import';
import { readMenuFile, type TableChoice } from '@cartaviva/menu-import/files';

interface TableFile {
  readonly bytes: Uint8Array;
  readonly choice: TableChoice;
}

/** Returns null if the file is damaged, too large, or in an unknown encoding. */
export async function table({ bytes, choice }: TableFile): Promise<MenuDraft | null> {
  try {
    return await readMenuFile(bytes, choice);
  } catch (error) {
    if (error instanceof UnreadableSpreadsheet) return null;
    throw error;
  }
}
