import { scanOf, tabEntries } from '@cartaviva/domain';
import type { Order } from './order';
import { storedJson } from './stored-json';

const keyOf = (menuId: string) => `cartaviva-order-${menuId}`;

/**
 * An order that was never begun. Where the address names a table, this phone has scanned one before, and
 * knows better which was the last; elsewhere scans of other visits say nothing.
 */
function newOrder(): Order {
  const table = scanOf(new URLSearchParams(location.search)).table ?? undefined;
  const placedAt = table ? 0 : performance.timeOrigin;
  return { lines: [], place: { table: table ?? '' }, placedAt, scanned: table };
}

/** The order of this visit: it outlives a reload, where the browser keeps anything. */
export const readOrder = (menuId: string): Order => storedOrder(menuId) ?? newOrder();

/** The order as this tab has it, which another page of the same menu may have written. */
export function storedOrder(menuId: string): Order | undefined {
  const stored = storedJson(tabEntries, keyOf(menuId)) as Order | null | undefined;
  return Array.isArray(stored?.lines) ? stored : undefined;
}

export function writeOrder(menuId: string, order: Order): void {
  tabEntries.write(keyOf(menuId), JSON.stringify(order));
}
