import { centsOf, MAX_PRICE, priceOfCents } from '../money';

/** A change of several prices by a percentage or an amount, followed by rounding. */
export interface PriceChange {
  readonly by: 'percent' | 'amount';
  /** Percent with at most two decimals, or cents. A negative value lowers prices. */
  readonly value: number;
  /** Every new price is a multiple of this number of cents. With 1, prices are not rounded. */
  readonly roundTo: number;
}

/** Roundings that owners can choose, in cents. */
export const PRICE_ROUNDINGS = [1, 100, 500, 1000] as const;

/** Returns a price after the change, limited to the range from zero to `MAX_PRICE`. */
export function changedPrice(price: string, { by, value, roundTo }: PriceChange): string {
  const cents = centsOf(price);
  const hundredths = by === 'percent' ? Math.round(value * 100) : 0;
  const wanted =
    by === 'percent' ? Math.round((cents * (10_000 + hundredths)) / 10_000) : cents + value;
  const rounded = Math.round(wanted / roundTo) * roundTo;
  return priceOfCents(Math.min(Math.max(rounded, 0), centsOf(MAX_PRICE)));
}
