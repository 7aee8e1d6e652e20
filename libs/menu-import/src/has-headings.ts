import { layoutOf } from './columns';

/** What may divide the cells of a table that was copied. */
const MARKS = ['\t', ';', ','];

/** Whether a text is a table whose first line names its columns, and not a menu as people write it. */
export function hasHeadings(text: string): boolean {
  const [line = ''] = text.trimStart().split(/\r?\n/, 1);
  return MARKS.some((mark) => layoutOf(line.split(mark)).hasHeading);
}
