import { centsOf, priceForDiners } from '@cartaviva/domain';
import { fill } from '../messages/fill';
import type { ScriptMessages } from '../messages/messages';
import type { PageItem } from './menu-data';

type Texts = Pick<ScriptMessages['item'], 'from' | 'free'>;

/** What an item costs in its row: 'desde' the least of its sizes where they differ. */
export function priceLabel(
  { price, sizes = [] }: PageItem,
  currency: string,
  { from }: Texts,
): string {
  const prices = sizes.length > 0 ? sizes.map((size) => size.price) : [price];
  const least = prices.reduce((low, one) => (centsOf(one) < centsOf(low) ? one : low));
  const shown = priceForDiners(least, currency);
  return prices.every((one) => one === least) ? shown : fill(from, { price: shown });
}

/** What an extra adds: '+RD$50.00', or nothing to say when it is free. */
export function extraLabel(price: string, currency: string, { free }: Texts): string {
  return centsOf(price) > 0 ? `+${priceForDiners(price, currency)}` : free;
}
