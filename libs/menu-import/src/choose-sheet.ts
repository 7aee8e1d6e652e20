import { hasHeadingLine, type TableKind } from './find-columns';
import { filledLines, type Sheet, type Table } from './table';

/** A sheet that the import does not read. */
export interface OtherSheet {
  readonly name: string;
  readonly rows: number;
}

/** Chooses the first sheet with the headings of this kind of table, and names the others. */
export function chooseSheet<Column extends string>(
  sheets: readonly Sheet[],
  kind: TableKind<Column>,
): { readonly chosen: Table; readonly otherSheets: readonly OtherSheet[] } {
  const chosen = sheets.find(({ table }) => hasHeadingLine(table, kind)) ?? sheets[0];
  return {
    chosen: chosen?.table ?? [],
    otherSheets: sheets
      .filter((sheet) => sheet !== chosen)
      .map(({ name, table }) => ({ name, rows: filledLines(table) })),
  };
}
