import { readMenuData } from '../menu-data';
import { atScannedTable, billOf, type Bill, type Order, type OrderPlace } from './order';
import { readOrder, storedOrder, writeOrder } from './order-store';
import { lastScan } from './scanned-table';

export class Cart {
  private current: Order;
  private readonly watchers: (() => void)[] = [];

  constructor(private readonly menuId: string) {
    this.current = readOrder(menuId);
    this.takeScan();
    // A page restored from the browser's cache may be older than the stored order or a scan in
    // another tab.
    addEventListener('pageshow', () => {
      this.current = storedOrder(menuId) ?? this.current;
      this.takeScan();
      this.show();
    });
    document.addEventListener('visibilitychange', () => this.takeScan());
    addEventListener('storage', () => this.takeScan());
  }

  get order(): Order {
    return this.current;
  }

  bill(): Bill {
    return billOf(this.current.lines, readMenuData()!);
  }

  /** Stores the place without a redraw, because the form already shows what the diner types. */
  storePlace(place: OrderPlace): void {
    this.keep({ ...this.current, place, placedAt: Date.now() });
  }

  change(part: Partial<Pick<Order, 'lines' | 'place' | 'isSent'>>): void {
    this.keep({ ...this.current, isSent: false, ...part });
    if (part.place) this.storePlace(part.place);
    this.show();
  }

  watch(show: () => void): void {
    this.watchers.push(show);
  }

  /** Applies a table's code that was scanned after the place was set, in this tab or another. */
  private takeScan(): void {
    const moved = atScannedTable(this.current, lastScan());
    if (moved === this.current) return;
    this.keep(moved);
    this.show();
  }

  private keep(order: Order): void {
    this.current = order;
    writeOrder(this.menuId, order);
  }

  private show(): void {
    for (const show of this.watchers) show();
  }
}
