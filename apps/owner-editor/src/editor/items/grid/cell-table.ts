export type CellTable = readonly (readonly string[])[];

/** Matches a quoted cell, in which doubled quotes stand for one, or a plain cell, and its delimiter. */
const CELL = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/gy;

/** Parses copied spreadsheet cells. Tabs separate the cells, and line breaks occur only within quotes. */
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

export const writeCells = (table: CellTable): string =>
  table.map((cells) => cells.map(quotedCell).join('\t')).join('\n');

const quotedCell = (text: string): string =>
  /^"|[\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
