import {
  priceIn,
  PRICES_PER_LIST,
  RULE_MESSAGES,
  searchable,
  TEXT_LIMITS,
} from '@cartaviva/domain';
import type { ListedPrice } from '@cartaviva/domain';
import { notAPrice } from './cell-faults';
import { HEADINGS } from './columns';
import { textOf, type RefusedLine } from './menu-spreadsheet';
import type { Table } from './table';

type Column = 'externalId' | 'name' | 'option' | 'price';

/** What owners call each column, as `searchable` leaves it. */
const NAMES: Readonly<Record<Column, readonly string[]>> = {
  externalId: ['codigo', 'codigo externo', 'sku', 'ref', 'referencia', 'externalid', 'code'],
  name: HEADINGS.name,
  option: ['tamano', 'opcion', 'porcion', 'extra', 'variante', 'size'],
  price: [...HEADINGS.price, 'precio nuevo', 'nuevo precio'],
};

const LIMITS: Readonly<Record<Column, { readonly max: number; readonly label: string }>> = {
  externalId: { max: TEXT_LIMITS.externalId, label: 'Código' },
  name: { max: TEXT_LIMITS.name, label: 'Plato' },
  option: { max: TEXT_LIMITS.option, label: 'Tamaño' },
  price: { max: 30, label: 'Precio' },
};

const COLUMNS = Object.keys(NAMES) as Column[];

/** A table without headings, as people paste it. */
const USUAL: readonly Column[] = ['name', 'price'];

/** The prices of a table, and the lines that are none, with the reason in the owner's words. */
export interface PriceSpreadsheet {
  readonly prices: readonly (ListedPrice & { readonly line: number })[];
  readonly refused: readonly RefusedLine[];
}

/** Finds the prices of a table: of an item or its code, and of one of its sizes where that is named. */
export function priceSpreadsheet(table: Table): PriceSpreadsheet {
  const first = table.findIndex((cells) => cells.some(isWritten));
  const named = (table[first] ?? []).map((cell) =>
    COLUMNS.find((column) => NAMES[column].includes(searchable(cell.slice(0, 60)))),
  );
  const hasHeading =
    named.includes('price') && (named.includes('name') || named.includes('externalId'));
  const columns = hasHeading ? named : USUAL;
  const prices: (ListedPrice & { line: number })[] = [];
  const refused: RefusedLine[] = [];
  table.forEach((cells, index) => {
    if (!cells.some(isWritten) || (hasHeading && index === first)) return;
    const line = index + 1;
    const found = priceOf(line, (column) => cells[columns.indexOf(column)] ?? '');
    if (typeof found === 'string') refused.push({ line, reason: found });
    else if (prices.length < PRICES_PER_LIST) prices.push(found);
    else refused.push({ line, reason: `La lista puede tener ${PRICES_PER_LIST} precios` });
  });
  return { prices, refused };
}

const isWritten = (cell: string): boolean => cell.trim() !== '';

function priceOf(
  line: number,
  written: (column: Column) => string,
): (ListedPrice & { line: number }) | string {
  for (const column of COLUMNS) {
    const { max, label } = LIMITS[column];
    // Before anything is composed: `normalize` takes seconds of a text of a hundred thousand marks.
    const isLong = written(column).length > 4 * max || [...textOf(written(column))].length > max;
    if (isLong) return `${label}: ${RULE_MESSAGES.tooLong(max)}`;
    if (/\p{M}{31}|[^\P{C}\n\t]/u.test(written(column))) return RULE_MESSAGES.text;
  }
  const [externalId, name, option, price] = COLUMNS.map((column) => textOf(written(column)));
  if (!externalId && !name) return 'Falta el plato o su código';
  if (!price) return 'Falta el precio';
  const canonical = priceIn(price);
  if (canonical === null) return notAPrice(price).replace(/\.$/, '');
  return {
    line,
    price: canonical,
    ...(externalId && { externalId }),
    ...(name && { name }),
    ...(option && { option }),
  };
}
