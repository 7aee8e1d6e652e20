import { centsOf, priceForDiners, type Money } from '@cartaviva/domain';
import { fill } from '../messages/fill';
import type { ScriptMessages } from '../messages/messages';
import type { PageItem } from './menu-data';

type Texts = Pick<ScriptMessages['item'], 'from' | 'free'>;

/** Formats an item's price for its row. If its sizes have different prices, it is 'desde' and the lowest one. */
export function priceLabel({ price, sizes = [] }: PageItem, money: Money, { from }: Texts): string {
  const prices = sizes.length > 0 ? sizes.map((size) => size.price) : [price];
  const least = prices.reduce((low, one) => (centsOf(one) < centsOf(low) ? one : low));
  const shown = priceForDiners(least, money);
  return prices.every((one) => one === least) ? shown : fill(from, { price: shown });
}

/** Formats the price of an extra: '+RD$50.00', or the text for a free one. */
export function extraLabel(price: string, money: Money, { free }: Texts): string {
  return centsOf(price) > 0 ? `+${priceForDiners(price, money)}` : free;
}
