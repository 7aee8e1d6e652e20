/** A cell: the text that stands in a file, or what the cell of a workbook holds. */
export type Cell = string | number | boolean | Date;

/** Cells of a table, line by line. */
export type Table = readonly (readonly Cell[])[];

/** A table of a workbook, as its tab calls it. */
export interface Sheet {
  readonly name: string;
  readonly table: Table;
}

/** Significant digits of a number in a spreadsheet: 57.7 is stored as 57.699999999999996. */
const DIGITS = 15;

/** A number as its spreadsheet shows it. */
export const numberText = (value: number): string => String(Number(value.toPrecision(DIGITS)));

/** A cell as it is shown: composed, and without the mark that keeps programs from computing it. */
export function textOf(cell: Cell): string {
  if (typeof cell === 'number') return numberText(cell);
  if (typeof cell === 'boolean') return cell ? 'VERDADERO' : 'FALSO';
  if (cell instanceof Date) {
    return `${cell.getUTCDate()}/${cell.getUTCMonth() + 1}/${cell.getUTCFullYear()}`;
  }
  return cell.normalize('NFC').trim().replace(COMPUTED_MARK, '');
}

/** A text that programs would compute, or that `textOf` would take a mark from. */
const COMPUTED = /^'*[=+\-@＝＋－＠]/;
const COMPUTED_MARK = /^'(?='*[=+\-@＝＋－＠])/;

/** A text with the mark that keeps programs from computing it, and that `textOf` takes away. */
export const withoutFormula = (text: string): string => (COMPUTED.test(text) ? `'${text}` : text);

/** A text that `textOf` reads unchanged, for a cell that holds a text and is never computed. */
export const asTextCell = (text: string): string => (COMPUTED_MARK.test(text) ? `'${text}` : text);

export const isFilled = (cell: Cell): boolean => typeof cell !== 'string' || cell.trim() !== '';

/** How many lines hold something. */
export const filledLines = (table: Table): number =>
  table.filter((cells) => cells.some(isFilled)).length;

/** What spreadsheets write where a formula has no result, in English and in Spanish. */
const FORMULA_ERROR =
  /^#(?:N\/[AD]|¡?(?:REF|DIV\/0|VALUE|VALOR|NULL|NULO|NUM|SPILL|CALC)!|NAME\?|¿NOMBRE\?)$/i;

/** Why a cell is no text, in the owner's words. */
export function whyNoText(cell: Cell): string | undefined {
  if (cell instanceof Date) {
    return `la celda es una fecha (${textOf(cell)}). Dale formato de texto y escríbela otra vez`;
  }
  if (typeof cell === 'boolean') {
    return `la celda dice ${textOf(cell)}. Dale formato de texto y escríbela otra vez`;
  }
  if (typeof cell === 'string' && cell.length < 20 && FORMULA_ERROR.test(cell.trim())) {
    return `la fórmula de la celda da un error (${cell.trim()})`;
  }
  return undefined;
}
