import { currencyOf } from '../currencies';
import { centsOf, MAX_PRICE, priceOfCents } from '../money';
import type { PricedOption } from '../menu/options';
import type { Prices } from '../menu/prices';

/** Range of a change in percent, with at most two decimals. A negative value lowers prices. */
export const MIN_PERCENT = -99;
export const MAX_PERCENT = 500;

/**
 * Roundings of a new price: to the decimals of its currency, to multiples of 5 or 10 units, or to an amount that ends
 * in 95 or 99 cents. For currencies without decimals, the last two equal `exact`.
 */
export const PERCENT_ROUNDINGS = ['exact', 'to5', 'to10', 'ending95', 'ending99'] as const;
export type PercentRounding = (typeof PERCENT_ROUNDINGS)[number];

export interface PercentChange {
  readonly percent: number;
  readonly rounding: PercentRounding;
}

interface Grid {
  /** Difference between two adjacent prices, in cents. */
  readonly step: number;
  /** Smallest price above zero, in cents. */
  readonly first: number;
}

/**
 * Changes a price by a percentage. Zero stays zero, and no other price becomes zero. Rounding never lowers a raised
 * price, never raises a lowered one, and never exceeds `MAX_PRICE`.
 */
export function priceByPercent(
  price: string,
  { percent, rounding }: PercentChange,
  currency: string,
): string {
  const cents = centsOf(price);
  if (cents === 0) return priceOfCents(cents);
  const wanted = Math.round((cents * (10_000 + Math.round(percent * 100))) / 10_000);
  const rounded = Math.min(nearest(wanted, gridOf(rounding, currency)), centsOf(MAX_PRICE));
  if (percent > 0) return priceOfCents(Math.max(rounded, cents));
  return priceOfCents(percent < 0 ? Math.min(rounded, cents) : rounded);
}

/** Changes all prices of an item. The price of an item with sizes is that of its first size. */
export function pricesByPercent(
  { price, sizes, extras }: Prices,
  change: PercentChange,
  currency: string,
): Prices {
  const one = (before: string) => priceByPercent(before, change, currency);
  const all = (options: readonly PricedOption[]) =>
    options.map((option) => ({ ...option, price: one(option.price) }));
  const changed = all(sizes);
  return { price: changed[0]?.price ?? one(price), sizes: changed, extras: all(extras) };
}

function gridOf(rounding: PercentRounding, currency: string): Grid {
  if (rounding === 'to5') return { step: 500, first: 500 };
  if (rounding === 'to10') return { step: 1000, first: 1000 };
  if (currencyOf(currency).decimals === 0) return { step: 100, first: 100 };
  if (rounding === 'exact') return { step: 1, first: 1 };
  return { step: 100, first: rounding === 'ending95' ? 95 : 99 };
}

const nearest = (cents: number, { step, first }: Grid): number =>
  first + Math.max(0, Math.round((cents - first) / step)) * step;
