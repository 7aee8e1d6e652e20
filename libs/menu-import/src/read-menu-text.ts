import type { MenuDraft } from '@cartaviva/domain';
import { assembleDraft } from './draft/assemble-draft';
import type { MenuLine } from './draft/menu-line';

/** Separators of cells. A decimal comma, or a comma with a space after it as in a sentence, does not count. */
const SEPARATORS = [/\t/, /;/, /\|/, /[^\d\s],(?=\d)|,(?![\s\d])/];

/** A line with at least three cells is a line of a table. */
const isTableLine = (line: string): boolean =>
  SEPARATORS.some(
    (separator) => line.split(separator, 20).filter((cell) => cell.trim() !== '').length > 2,
  );

/**
 * Reads a menu from a text: a WhatsApp message, a list, or cells from a table. The draft contains each line of the
 * text. Takes linear time.
 */
export function readMenuText(text: string): MenuDraft {
  const lines: MenuLine[] = [];
  let isAfterGap = true;
  const all = text.split(/\r\n?|[\n\v\f\u0085\u2028\u2029]/);
  // Without headings it is unclear which cell is the name and which is the category.
  const isTable = all.filter(isTableLine).length > 1;
  for (const written of all) {
    // A line with only dots or dashes separates sections.
    const isBlank = !/[\p{L}\p{N}\p{So}\p{Sc}]/u.test(written);
    if (!isBlank)
      lines.push({ text: written, isAfterGap, isNameDoubtful: isTable && isTableLine(written) });
    isAfterGap = isBlank;
  }
  return assembleDraft(lines);
}
