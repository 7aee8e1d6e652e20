import { readMenuData } from '../menu-data';
import { billOf, type Bill, type Order } from './order';
import { readOrder, writeOrder } from './order-store';

/** The diner's order and whoever shows it. */
export class Cart {
  private current: Order;
  private readonly watchers: (() => void)[] = [];

  constructor(private readonly menuId: string) {
    this.current = readOrder(menuId);
  }

  get order(): Order {
    return this.current;
  }

  /** What it comes to on the menu as it stands in the page. */
  bill(): Bill {
    return billOf(this.current.lines, readMenuData()!);
  }

  /** Keeps what is being typed: whoever shows the order already shows this. */
  store(part: Partial<Order>): void {
    this.current = { ...this.current, ...part };
    writeOrder(this.menuId, this.current);
  }

  change(part: Partial<Order>): void {
    this.store(part);
    for (const show of this.watchers) show();
  }

  watch(show: () => void): void {
    this.watchers.push(show);
  }
}
