import { centsOf, shownCents, withTaxes } from '@cartaviva/domain';
import type { PageItem, PageOption, MenuData } from '../../menu/menu-data';
import type { ScannedTable } from './scanned-table';

/** Quantity of an item with its options. Options are stored by their names in the menu's own language. */
export interface OrderLine {
  readonly itemId: string;
  readonly size?: string | undefined;
  readonly extras: readonly string[];
  readonly note: string;
  readonly quantity: number;
}

export type OrderPlace = { readonly table: string } | 'takeaway';

export interface Order {
  readonly lines: readonly OrderLine[];
  readonly place: OrderPlace;
  /** Time at which the diner or a code set the place, in milliseconds since 1970. */
  readonly placedAt: number;
  /** Table of the last scanned code. Calls to the waiter use it. */
  readonly scanned?: string | undefined;
  /** Is true after WhatsApp was opened with this order, until its lines change. */
  readonly isSent?: boolean | undefined;
}

export const MAX_OF_ONE = 99;

export interface PricedLine {
  readonly line: OrderLine;
  readonly item: PageItem | undefined;
  /** Price of one unit with its extras, or undefined if the choice is not available. */
  readonly unitCents: number | undefined;
}

/** Amounts of an order in cents. Unavailable items count as zero. */
export interface Bill {
  readonly lines: readonly PricedLine[];
  readonly subtotal: number;
  /** Includes the taxes that the menu adds to its prices. */
  readonly total: number;
  readonly count: number;
  readonly canBeSent: boolean;
}

export const ownName = ({ name, own }: { name: string; own?: string | undefined }) => own ?? name;

/**
 * Returns the price of one unit in cents, with each part rounded as shown. Returns undefined when
 * the item, its size or an extra is not available.
 */
export function unitCents(
  item: PageItem | undefined,
  line: OrderLine,
  currency: string,
): number | undefined {
  if (!item || item.soldOut) return undefined;
  const size = item.sizes && find(item.sizes, line.size);
  if (item.sizes && !size) return undefined;
  const extras = line.extras.map((name) => find(item.extras ?? [], name));
  return [size ?? item, ...extras].reduce<number | undefined>(
    (sum, part) =>
      sum === undefined || !part ? undefined : sum + shownCents(centsOf(part.price), currency),
    0,
  );
}

const find = (options: readonly PageOption[], name: string | undefined) =>
  options.find((option) => ownName(option) === name);

export function billOf(lines: readonly OrderLine[], menu: MenuData): Bill {
  const priced = lines.map((line): PricedLine => {
    const item = menu.items.find(({ id }) => id === line.itemId);
    return { line, item, unitCents: unitCents(item, line, menu.currency) };
  });
  const subtotal = priced.reduce(
    (sum, { line, unitCents: unit = 0 }) => sum + unit * line.quantity,
    0,
  );
  const { addsItbis = false, addsLey = false, currency } = menu;
  return {
    lines: priced,
    subtotal,
    total: withTaxes(subtotal, { addsItbis, addsLey }, currency),
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    canBeSent: lines.length > 0 && priced.every((line) => line.unitCents !== undefined),
  };
}

/**
 * Moves the order to the table of a later scan. A code without a table removes a scanned table, but
 * not a typed one.
 */
export function atScannedTable(order: Order, scan: ScannedTable | undefined): Order {
  if (!scan || scan.at <= order.placedAt) return order;
  const { place, scanned = '' } = order;
  const isTyped = place === 'takeaway' || place.table !== scanned;
  return {
    ...order,
    place: !scan.table && isTyped ? place : { table: scan.table ?? '' },
    placedAt: scan.at,
    scanned: scan.table ?? undefined,
  };
}

/** Adds a line. A line with the same choices gets a higher quantity instead. */
export function withLine(lines: readonly OrderLine[], added: OrderLine): OrderLine[] {
  const same = lines.findIndex((line) => choiceOf(line) === choiceOf(added));
  if (same === -1) return [...lines, added];
  return withQuantity(lines, same, lines[same]!.quantity + added.quantity);
}

const choiceOf = ({ itemId, size, extras, note }: OrderLine) =>
  JSON.stringify([itemId, size, [...extras].sort(), note]);

/** Changes the quantity of a line. A quantity of 0 removes the line, even of an unavailable item. */
export function withQuantity(
  lines: readonly OrderLine[],
  at: number,
  quantity: number,
): OrderLine[] {
  return lines.flatMap((line, index) => {
    if (index !== at) return [line];
    return quantity > 0 ? [{ ...line, quantity: Math.min(quantity, MAX_OF_ONE) }] : [];
  });
}
