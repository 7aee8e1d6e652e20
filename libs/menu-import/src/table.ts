import { isBlankText, normalizedText } from '@cartaviva/domain';

/** A cell: text from a file, or the typed value of a workbook. */
export type Cell = string | number | boolean | Date;

export type Table = readonly (readonly Cell[])[];

/** A table of a workbook with the name of its tab. */
export interface Sheet {
  readonly name: string;
  readonly table: Table;
  readonly hidden?: Table;
  /** First cells of hidden columns, which are not in the table. */
  readonly hiddenColumns?: readonly Cell[];
  readonly isHidden?: boolean;
  /** True if the sheet continues beyond the rows and columns that are read. */
  readonly isCut?: boolean;
}

/** Significant digits of numbers in spreadsheets, which store 57.7 as 57.699999999999996. */
const DIGITS = 15;

/** Formats a number as spreadsheets show it. */
export const numberText = (value: number): string => String(Number(value.toPrecision(DIGITS)));

/** Returns the displayed text of a cell in composed form, without the mark that prevents computing. */
export function textOf(cell: Cell): string {
  if (typeof cell === 'number') return numberText(cell);
  if (typeof cell === 'boolean') return cell ? 'VERDADERO' : 'FALSO';
  if (cell instanceof Date) {
    return `${cell.getUTCDate()}/${cell.getUTCMonth() + 1}/${cell.getUTCFullYear()}`;
  }
  return normalizedText(cell).replace(COMPUTED_MARK, '');
}

/** Matches a text that programs would compute, or whose mark `textOf` would remove. */
const COMPUTED = /^'*[=+\-@＝＋－＠]/;
const COMPUTED_MARK = /^'(?='*[=+\-@＝＋－＠])/;

/** Adds the mark that prevents programs from computing a text. `textOf` removes it. */
export const withoutFormula = (text: string): string => (COMPUTED.test(text) ? `'${text}` : text);

/** Escapes a text for a text cell, which is never computed, so that `textOf` returns it unchanged. */
export const asTextCell = (text: string): string => (COMPUTED_MARK.test(text) ? `'${text}` : text);

export const isFilled = (cell: Cell): boolean => typeof cell !== 'string' || !isBlankText(cell);

export const filledLines = (table: Table): number =>
  table.filter((cells) => cells.some(isFilled)).length;

/** Error values of formulas in English and Spanish. */
const FORMULA_ERROR =
  /^#(?:N\/[AD]|¡?(?:REF|DIV\/0|VALUE|VALOR|NULL|NULO|NUM|SPILL|CALC)!|NAME\?|¿NOMBRE\?)$/i;

/** Returns the Spanish reason why a cell is not a text. */
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
