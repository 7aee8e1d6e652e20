/* This module runs on the threads of `MenuTextThreads`. */
import type { MenuDraft } from '@cartaviva/domain';
import { readTextFile, UnreadableSpreadsheet } from '@cartaviva/menu-import';

/** Returns null if the text's encoding is unknown. */
export function text(bytes: Uint8Array): MenuDraft | null {
  try {
    return readTextFile(bytes);
  } catch (error) {
    if (error instanceof UnreadableSpreadsheet) return null;
    throw error;
  }
}
