import type { MenuDraft } from '@cartaviva/domain';
import { assembleDraft } from './draft/assemble-draft';
import type { MenuLine } from './draft/menu-line';

/**
 * Reads a menu from a text: a WhatsApp message, a list, cells copied from a table. Whatever the text is,
 * each of its lines is in the draft, and the time it takes is in proportion to its length.
 */
export function readMenuText(text: string): MenuDraft {
  const lines: MenuLine[] = [];
  let isAfterGap = true;
  for (const written of text.split(/\r\n?|[\n\v\f\u0085\u2028\u2029]/)) {
    const isBlank = !/[^\s\p{C}\p{M}]/u.test(written);
    if (!isBlank) lines.push({ text: written, isAfterGap });
    isAfterGap = isBlank;
  }
  return assembleDraft(lines);
}
