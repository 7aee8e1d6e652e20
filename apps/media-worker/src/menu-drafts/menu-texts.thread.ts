/* Runs on threads of `MenuTextThreads`. */
import type { MenuDraft } from '@cartaviva/domain';
import { readMenuText } from '@cartaviva/menu-import';

export const text = (bytes: Uint8Array): MenuDraft => readMenuText(decoded(bytes));

/** Texts are in UTF-8 or, of older Windows, in Windows-1252: `piña` must survive both. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
