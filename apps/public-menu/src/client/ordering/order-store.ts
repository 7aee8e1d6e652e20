import { safely } from '../safe-storage';
import type { Order } from './order';

const storage = () => sessionStorage;
const keyOf = (menuId: string) => `cartaviva-order-${menuId}`;

/** An order that was never begun; the table is the one whose code was scanned (`?mesa=`). */
function newOrder(): Order {
  return { lines: [], place: { table: new URLSearchParams(location.search).get('mesa') ?? '' } };
}

/** The order of this visit: it outlives a reload, where the browser keeps anything. */
export function readOrder(menuId: string): Order {
  try {
    const stored = JSON.parse(safely.read(storage, keyOf(menuId)) ?? '') as Order;
    return Array.isArray(stored.lines) ? stored : newOrder();
  } catch {
    return newOrder();
  }
}

export function writeOrder(menuId: string, order: Order): void {
  safely.write(storage, keyOf(menuId), JSON.stringify(order));
}
