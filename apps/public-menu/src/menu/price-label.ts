import { centsOf, priceForDiners, type Money } from '@cartaviva/domain';
import { fill } from '../messages/fill';
import type { ScriptMessages } from '../messages/messages';
import type { PageItem } from './menu-data';

type Texts = Pick<ScriptMessages['item'], 'from' | 'free'>;

/** What an item costs in its row: 'desde' the least of its sizes where they differ. */
export function priceLabel({ price, sizes = [] }: PageItem, money: Money, { from }: Texts): string {
  const prices = sizes.length > 0 ? sizes.map((size) => size.price) : [price];
  const least = prices.reduce((low, one) => (centsOf(one) < centsOf(low) ? one : low));
  const shown = priceForDiners(least, money);
  return prices.every((one) => one === least) ? shown : fill(from, { price: shown });
}

/** What an extra adds: '+RD$50.00', or nothing to say when it is free. */
export function extraLabel(price: string, money: Money, { free }: Texts): string {
  return centsOf(price) > 0 ? `+${priceForDiners(price, money)}` : free;
}
