import { DomainError } from '../errors';
import { canonicalPrice } from '../money';
import { areFor, normalizedOptions, requireFirstPrice, type PricedOption } from './options';
import { requireVersion } from './version';

export interface Prices {
  price: string;
  sizes: PricedOption[];
  extras: PricedOption[];
}

/**
 * Converts prices to their stored form. An item with sizes may only have the price of its first
 * size.
 * @param at index in the list, for errors by field
 */
export function normalizedPrices(sent: Prices, at: number): Prices {
  const sizes = normalizedOptions(`items.${at}.sizes`, sent.sizes);
  const extras = normalizedOptions(`items.${at}.extras`, sent.extras);
  const price = canonicalPrice(sent.price);
  requireFirstPrice(`items.${at}.price`, price, sizes);
  return { price, sizes, extras };
}

/**
 * Refuses prices as CHANGED_MEANWHILE when they are for another version of the item, or for sizes or extras that it
 * does not have.
 */
export function requirePricesFor(
  item: Prices & { version: number },
  { sizes, extras }: Prices,
  expectedVersion: number | undefined,
): void {
  requireVersion(item, expectedVersion);
  if (areFor(item.sizes, sizes) && areFor(item.extras, extras)) return;
  throw new DomainError('CHANGED_MEANWHILE');
}
