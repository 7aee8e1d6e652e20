import { namesSection } from '../draft/menu-words';
import { listsPrices, priceInCell } from '../price-cell';
import { isFilled, textOf, type Cell, type Table } from '../table';
import { yesOrNo } from '../yes-or-no';

/** Statistics of the cells of a column, independent of its heading. Shares refer to the filled cells. */
export interface ColumnProfile {
  readonly filled: number;
  /** Share of cells that are prices. Whole numbers count. */
  readonly prices: number;
  /** Share of cells that can only be prices: with a currency, cents, or a fraction. */
  readonly surePrices: number;
  /** Share of cells with words. */
  readonly texts: number;
  /** Share of different texts. */
  readonly distinct: number;
  readonly averageLength: number;
  /** The cells are numbers that ascend by one, such as line numbers or IDs. */
  readonly isCounter: boolean;
  /** The cells are addresses, identifiers such as `locrio-de-arenque`, or dates. */
  readonly isTechnical: boolean;
  readonly isFlag: boolean;
  /** Share of cells that name a section, such as `Bebidas`. */
  readonly sections: number;
}

/** Number of rows that are profiled. */
const SAMPLE = 200;
/** Maximum length of a compared cell. */
const MAX_LENGTH = 400;

const TECHNICAL =
  /^(?:https?:\/\/|www\.)|^[a-z\d]+(?:[-_][a-z\d]+)+$|^[\da-f]{8}-[\da-f]{4}-|^\d{1,4}[/-]\d{1,2}[/-]\d{1,4}(?: |$)|^\d{8,14}$|\.(?:jpe?g|png|webp)$/iu;
const SURE_PRICE = /\p{Sc}|\d[.,]\d{1,2}(?!\d)|\d[.,]\d{3}|pesos/iu;

/** Profiles the columns of the rows below the headings. The headings may be repeated between the rows. */
export function profileColumns(
  rows: Table,
  width: number,
  titles: readonly Cell[],
): ColumnProfile[] {
  const sample = rows.slice(0, SAMPLE);
  return Array.from({ length: width }, (_, at) => {
    const cells = sample.map((cells) => cells[at] ?? '');
    return profileOf(cells.filter((cell) => cell !== titles[at]));
  });
}

function profileOf(column: readonly Cell[]): ColumnProfile {
  const cells = column.filter(isFilled).map((cell) => shortened(cell));
  const texts = cells.map((cell) => textOf(cell));
  const share = (holds: (cell: Cell, text: string) => boolean) =>
    cells.filter((cell, at) => holds(cell, texts[at]!)).length / Math.max(1, cells.length);
  const isPrice = (cell: Cell) => priceInCell(cell) !== null || listsPrices(cell);
  return {
    filled: cells.length,
    prices: share(isPrice),
    surePrices: share(
      (cell, text) =>
        isPrice(cell) &&
        (typeof cell === 'number' ? !Number.isInteger(cell) : SURE_PRICE.test(text)),
    ),
    texts: share((cell, text) => /\p{L}{2}/u.test(text) && !isPrice(cell)),
    distinct: new Set(texts).size / Math.max(1, texts.length),
    averageLength: texts.reduce((sum, text) => sum + text.length, 0) / Math.max(1, texts.length),
    isCounter: isCounter(cells),
    isTechnical: share((cell, text) => cell instanceof Date || TECHNICAL.test(text)) > 0.7,
    isFlag: share((cell) => yesOrNo(cell) !== undefined) === 1,
    sections: share((_, text) => namesSection(text)),
  };
}

const shortened = (cell: Cell): Cell =>
  typeof cell === 'string' && cell.length > MAX_LENGTH
    ? cell.slice(0, MAX_LENGTH).replace(/\p{M}+/gu, '')
    : cell;

/** Returns true for at least two numbers, nearly all of which are one more than the number above. */
function isCounter(cells: readonly Cell[]): boolean {
  const numbers = cells.map((cell) =>
    /^\d{1,7}$/.test(textOf(cell)) ? Number(textOf(cell)) : NaN,
  );
  const steps = numbers.slice(1).filter((number, at) => number === numbers[at]! + 1).length;
  return cells.length >= 2 && steps >= (cells.length - 1) * 0.8;
}
