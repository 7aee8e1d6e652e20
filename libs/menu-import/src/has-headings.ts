import { hasMenuHeadings } from './menu-spreadsheet';

const MARKS = ['\t', ';', '|', ','];

/** Maximum length of the text that is checked, in UTF-16 units. */
const BEGINNING = 5000;

/** Returns true for a table whose first lines include headings, and false for a menu in prose. */
export function hasHeadings(text: string, marks: readonly string[] = MARKS): boolean {
  const lines = text.slice(0, BEGINNING).split(/[\r\n]+/);
  return marks.some((mark) => hasMenuHeadings(lines.map((line) => line.split(mark))));
}
