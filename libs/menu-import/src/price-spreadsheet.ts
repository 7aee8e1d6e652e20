import { PRICES_PER_LIST, PRINTABLE, RULE_MESSAGES } from '@cartaviva/domain';
import type { ListedPrice } from '@cartaviva/domain';
import { COLUMN_TEXTS, notUnderstood, whyUnread } from './cell-faults';
import { chooseSheet, type OtherSheet } from './choose-sheet';
import { findColumns, type Columns, type TableKind } from './find-columns';
import { headingIn, type Heading } from './headings';
import type { RefusedLine } from './menu-spreadsheet';
import { centsMark, isEach, priceInCell, threeDigitsMark } from './price-cell';
import { isFilled, textOf, type Cell, type Sheet, type Table } from './table';

const COLUMNS = ['externalId', 'name', 'variant', 'price'] as const;
type Column = (typeof COLUMNS)[number];
type ListHeading = Omit<Heading, 'column'> & { readonly column: Column };

/** Headings of a column with sizes or extras, in addition to those of variants. */
const OPTION = /^(?:opci[oó]n|porci[oó]n|extra|extras|tamaños|sizes)$/i;

const LIST: TableKind<Column> = {
  headingIn: listHeading,
  needs: [['price'], ['name', 'externalId']],
  columnName: (column) => COLUMN_TEXTS[column].inSentence,
  many: [],
};

function listHeading(cell: string): ListHeading | undefined {
  const heading = headingIn(cell);
  if (OPTION.test(cell.trim())) return { column: 'variant' };
  const column = COLUMNS.find((one) => one === heading?.column);
  return heading && column && { ...heading, column };
}

/** Prices of a table, and the lines without a valid price, with the reason for the owner. */
export interface PriceSpreadsheet {
  readonly prices: readonly (ListedPrice & { readonly line: number })[];
  readonly ignored: readonly string[];
  readonly refused: readonly RefusedLine[];
}

export interface SheetOfPrices extends PriceSpreadsheet {
  readonly otherSheets: readonly OtherSheet[];
}

/**
 * Reads the prices in the first sheet that has headings, and names the other sheets.
 * @throws UnreadableSpreadsheet with the reason, if the columns are unclear
 */
export function pricesInSheets(sheets: readonly Sheet[]): SheetOfPrices {
  const { chosen, otherSheets } = chooseSheet(sheets, LIST);
  return { ...priceSpreadsheet(chosen), otherSheets };
}

/**
 * Reads the prices of a table. Each line names an item or its code, and optionally one of its
 * sizes.
 * @throws UnreadableSpreadsheet with the reason, if the columns are unclear
 */
export function priceSpreadsheet(table: Table): PriceSpreadsheet {
  const columns = columnsIn(table);
  const at = new Map(columns.found.map((one) => [one.column, one]));
  const decimalMarks = new Set(table.map((cells) => centsMark(cells[at.get('price')!.at] ?? '')));
  const prices: (ListedPrice & { line: number })[] = [];
  const refused: RefusedLine[] = [];
  table.forEach((cells, index) => {
    if (!cells.some(isFilled) || index === columns.line) return;
    const line = index + 1;
    const found =
      index < columns.line
        ? 'Está encima de los títulos de la tabla'
        : priceIn(line, cells, (column) => cells[at.get(column)?.at ?? -1] ?? '');
    if (typeof found === 'string') refused.push({ line, reason: found.replace(/\.$/, '') });
    else if (prices.length < PRICES_PER_LIST) prices.push(found);
    else refused.push({ line, reason: `La lista puede tener ${PRICES_PER_LIST} precios` });
  });
  return { prices, ignored: columns.ignored, refused };

  function priceIn(
    line: number,
    cells: readonly Cell[],
    written: (column: Column) => Cell,
  ): (ListedPrice & { line: number }) | string {
    for (const column of COLUMNS) {
      const reason = whyUnread(column, written(column));
      if (reason) return reason;
      const { max, label } = COLUMN_TEXTS[column];
      if ([...textOf(written(column))].length > max)
        return `${label}: ${RULE_MESSAGES.tooLong(max)}`;
      if (!PRINTABLE.test(textOf(written(column)))) return RULE_MESSAGES.text;
    }
    const stray = cells.find((cell, place) => !columns.titled.has(place) && isFilled(cell));
    if (stray !== undefined) return 'Tiene un texto en una columna sin título';
    const [externalId, name, option] = COLUMNS.map((column) => textOf(written(column)));
    const amount = written('price');
    if (!externalId && !name) return 'Falta el plato o su código';
    if (!isFilled(amount)) return 'Falta el precio';
    const found = priceInCell(amount);
    if (found === null || decimalMarks.has(threeDigitsMark(amount) ?? ''))
      return notUnderstood('price', textOf(amount));
    const unit = found.unit ?? at.get('price')!.unit;
    if (unit && !isEach(unit)) {
      return `El precio es por ${unit}: escríbelo sin la unidad si el plato ya la dice`;
    }
    return {
      line,
      price: found.price,
      ...(externalId && { externalId }),
      ...(name && { name }),
      ...(option && { option }),
    };
  }
}

/**
 * Finds the columns by their headings. A pasted list of two columns without headings can only
 * contain the item and its price.
 */
function columnsIn(table: Table): Columns<Column> {
  const filled = table.filter((cells) => cells.some(isFilled));
  const isPasted =
    filled.length > 0 &&
    filled.every((cells) => cells.findLastIndex(isFilled) < 2) &&
    filled[0]!.every((cell) => !listHeading(textOf(cell))) &&
    priceInCell(filled[0]![1] ?? '') !== null;
  if (!isPasted) return findColumns(table, LIST);
  const found = (['name', 'price'] as const).map((column, at) => ({ column, at, title: '' }));
  return { line: -1, found, ignored: [], titled: new Set([0, 1]) };
}
