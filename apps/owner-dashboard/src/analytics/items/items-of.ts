import type { ItemInterest } from '@cartaviva/contracts';
import type { Figures } from '../figures/figures';
import { MESSAGES } from './messages';

export interface ItemGroups {
  /** Sorted by the number of times opened. */
  readonly opened: readonly ItemInterest[];
  readonly neverOpened: readonly ItemInterest[];
  /** Sorted by the number of orders. */
  readonly ordered: readonly ItemInterest[];
  /** Items opened while they were sold out, sorted by that number. */
  readonly soldOut: readonly ItemInterest[];
}

export const groupsOf = (items: readonly ItemInterest[]): ItemGroups => ({
  opened: items.filter(({ views }) => views > 0),
  neverOpened: items.filter(({ views }) => views === 0),
  ordered: items.filter(({ orders }) => orders > 0).sort((a, b) => b.orders - a.orders),
  soldOut: items
    .filter(({ soldOutViews }) => soldOutViews > 0)
    .sort((a, b) => b.soldOutViews - a.soldOutViews),
});

/** Converts all items to a table, including those that the chart omits. */
export const figuresOf = (items: readonly ItemInterest[]): Figures => ({
  caption: MESSAGES.opened,
  columns: [MESSAGES.item, MESSAGES.timesOpened, MESSAGES.whileSoldOut, MESSAGES.ordered],
  rows: items.map(({ name, views, soldOutViews, orders }) => ({
    label: name,
    values: [views, soldOutViews, orders],
  })),
});
