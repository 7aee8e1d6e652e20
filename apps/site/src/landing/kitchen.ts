import type { PublicItemView } from '@cartaviva/contracts';
import { centsOf, priceOfCents } from '@cartaviva/domain';

export type Dishes = readonly PublicItemView[];

/** What one press adds to a price or takes from it: 25 pesos. */
const STEP_CENTS = 2500;

const changed = (dishes: Dishes, id: string, change: (dish: PublicItemView) => PublicItemView) =>
  dishes.map((dish) => (dish.id === id ? change(dish) : dish));

/** The dishes with one of them a step dearer or cheaper; nothing is given away. */
export const repriced = (dishes: Dishes, id: string, steps: 1 | -1): Dishes =>
  changed(dishes, id, (dish) => {
    const cents = Math.max(STEP_CENTS, centsOf(dish.price) + steps * STEP_CENTS);
    return { ...dish, price: priceOfCents(cents) };
  });

/** The dishes with one of them gone, or back. */
export const soldOutOrBack = (dishes: Dishes, id: string): Dishes =>
  changed(dishes, id, (dish) => ({ ...dish, isAvailable: !dish.isAvailable }));
