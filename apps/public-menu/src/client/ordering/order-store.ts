import { scanOf, tabEntries } from '@cartaviva/domain';
import type { Order } from './order';
import { storedJson } from './stored-json';

const keyOf = (menuId: string) => `cartaviva-order-${menuId}`;

/**
 * Starts an order. With a table in the address, `placedAt` is 0, so that the phone's last scan
 * replaces that table. Without one, scans of earlier visits do not count.
 */
function newOrder(): Order {
  const table = scanOf(new URLSearchParams(location.search)).table ?? undefined;
  const placedAt = table ? 0 : performance.timeOrigin;
  return { lines: [], place: { table: table ?? '' }, placedAt, scanned: table };
}

/** Returns the order of this visit. It survives a reload if the browser allows storage. */
export const readOrder = (menuId: string): Order => storedOrder(menuId) ?? newOrder();

/** Reads the tab's order again, because another page of the same menu may have changed it. */
export function storedOrder(menuId: string): Order | undefined {
  const stored = storedJson(tabEntries, keyOf(menuId)) as Order | null | undefined;
  return Array.isArray(stored?.lines) ? stored : undefined;
}

export function writeOrder(menuId: string, order: Order): void {
  tabEntries.write(keyOf(menuId), JSON.stringify(order));
}
