import type { ItemInterest } from '@cartaviva/contracts';
import type { Figures } from '../figures/figures';
import { MESSAGES } from './messages';

/** The items of a menu by what diners did with them. */
export interface ItemGroups {
  /** The most opened first. */
  readonly opened: readonly ItemInterest[];
  readonly neverOpened: readonly ItemInterest[];
  /** The most ordered first. */
  readonly ordered: readonly ItemInterest[];
  /** Those that were opened while they were sold out, the most wanted first. */
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

/** All of them as one table, also those that the chart has no room for. */
export const figuresOf = (items: readonly ItemInterest[]): Figures => ({
  caption: MESSAGES.opened,
  columns: [MESSAGES.item, MESSAGES.timesOpened, MESSAGES.whileSoldOut, MESSAGES.ordered],
  rows: items.map(({ name, views, soldOutViews, orders }) => ({
    label: name,
    values: [views, soldOutViews, orders],
  })),
});
