import type { PublicItemView } from '@cartaviva/contracts';
import { centsOf, priceOfCents } from '@cartaviva/domain';

export type Items = readonly PublicItemView[];

/** Price change for each press: 25 pesos. */
const STEP_CENTS = 2500;

const changed = (items: Items, id: string, change: (item: PublicItemView) => PublicItemView) =>
  items.map((item) => (item.id === id ? change(item) : item));

/** Returns the items with one price changed by a step. The minimum price is one step. */
export const repriced = (items: Items, id: string, steps: 1 | -1): Items =>
  changed(items, id, (item) => {
    const cents = Math.max(STEP_CENTS, centsOf(item.price) + steps * STEP_CENTS);
    return { ...item, price: priceOfCents(cents) };
  });

export const soldOutOrBack = (items: Items, id: string): Items =>
  changed(items, id, (item) => ({ ...item, isAvailable: !item.isAvailable }));
