import { currencyOf } from '../currencies';
import { centsOf, MAX_PRICE, priceOfCents } from '../money';
import type { PricedOption } from '../menu/options';
import type { Prices } from '../menu/prices';

/** Smallest and largest percent that prices change by, with at most two decimals; negative lowers. */
export const MIN_PERCENT = -99;
export const MAX_PERCENT = 500;

/**
 * What a new price is rounded to: the decimals of its currency, multiples of 5 or 10 of it, or an amount
 * that ends in 95 or 99 cents. A currency without decimals has no cents: there both are as `exact`.
 */
export const PERCENT_ROUNDINGS = ['exact', 'to5', 'to10', 'ending95', 'ending99'] as const;
export type PercentRounding = (typeof PERCENT_ROUNDINGS)[number];

export interface PercentChange {
  readonly percent: number;
  readonly rounding: PercentRounding;
}

interface Grid {
  /** Cents between two prices. */
  readonly step: number;
  /** Cents of the smallest one above zero. */
  readonly first: number;
}

/**
 * A price that changes by so many percent. Zero stays zero and nothing else becomes it; rounding makes no
 * raise a price lower, no cut one higher, and none larger than `MAX_PRICE`.
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

/** All the prices of an item; one that has sizes costs what the first of them does. */
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
