/** Cells of copied rows, as text. */
export type CellTable = readonly (readonly string[])[];

/** A cell in quotes, where doubled ones are one; or a plain one; and what ends it. */
const CELL = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/gy;

/** Reads what a spreadsheet copies: cells divided by tabs, with line breaks only within quotes. */
export function readCells(text: string): CellTable {
  const rows: string[][] = [[]];
  for (const [whole, quoted, plain = '', end] of text.replace(/(\r\n|\r|\n)$/, '').matchAll(CELL)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain);
    if (!end) break;
    if (end !== '\t') rows.push([]);
    if (!whole) break;
  }
  return rows;
}

/** Cells as spreadsheets paste them and `readCells` reads them again. */
export const writeCells = (table: CellTable): string =>
  table.map((cells) => cells.map(quotedCell).join('\t')).join('\n');

const quotedCell = (text: string): string =>
  /^"|[\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
