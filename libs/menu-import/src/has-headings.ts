import { hasMenuHeadings } from './menu-spreadsheet';

/** What may divide the cells of a table that was copied. */
const MARKS = ['\t', ';', '|', ','];

/** Longest beginning of a text that is looked at, in UTF-16 units. */
const BEGINNING = 5000;

/** Whether a text is a table one of whose first lines names its columns, and not a menu as people write it. */
export function hasHeadings(text: string, marks: readonly string[] = MARKS): boolean {
  const lines = text.slice(0, BEGINNING).split(/[\r\n]+/);
  return marks.some((mark) => hasMenuHeadings(lines.map((line) => line.split(mark))));
}
