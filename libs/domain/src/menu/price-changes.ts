import { centsOf, MAX_PRICE, priceOfCents } from '../money';

/** How many prices change together: by percent or by an amount, then rounded. */
export interface PriceChange {
  readonly by: 'percent' | 'amount';
  /** Percent with at most two decimals, or cents; negative lowers. */
  readonly value: number;
  /** Cents that every new price is a multiple of; 1 leaves it as it comes out. */
  readonly roundTo: number;
}

/** Roundings that owners choose from, in cents. */
export const PRICE_ROUNDINGS = [1, 100, 500, 1000] as const;

/** A price after the change, never below zero nor above what a price may be. */
export function changedPrice(price: string, { by, value, roundTo }: PriceChange): string {
  const cents = centsOf(price);
  const hundredths = by === 'percent' ? Math.round(value * 100) : 0;
  const wanted =
    by === 'percent' ? Math.round((cents * (10_000 + hundredths)) / 10_000) : cents + value;
  const rounded = Math.round(wanted / roundTo) * roundTo;
  return priceOfCents(Math.min(Math.max(rounded, 0), centsOf(MAX_PRICE)));
}
