/* Runs on threads of `MenuTextThreads`. */
import type { MenuDraft } from '@cartaviva/domain';
import { readTextFile, UnreadableSpreadsheet } from '@cartaviva/menu-import';

/** Null where nobody knows the letters of the text. */
export function text(bytes: Uint8Array): MenuDraft | null {
  try {
    return readTextFile(bytes);
  } catch (error) {
    if (error instanceof UnreadableSpreadsheet) return null;
    throw error;
  }
}
