import { currencyOf } from './currencies';

/** Largest amount a price column holds: numeric(10,2) (specification §3). */
export const MAX_PRICE = '99999999.99';

/** What a price looks like on the wire: digits, an optional point, at most two decimals. */
export const PRICE_PATTERN = /^\d{1,8}(\.\d{1,2})?$/;

/** A price as the database writes it: `7.5` becomes `7.50`. Throws on anything that is no price. */
export function canonicalPrice(text: string): string {
  if (!PRICE_PATTERN.test(text)) throw new RangeError('not a price');
  const [units, cents = ''] = text.split('.') as [string, string?];
  return `${units.replace(/^0+(?=\d)/, '')}.${cents.padEnd(2, '0')}`;
}

/** Cents of a canonical price, as an integer, so that sums never meet floating point. */
export function centsOf(price: string): number {
  return Number(canonicalPrice(price).replace('.', ''));
}

/** So many cents as a canonical price. */
export function priceOfCents(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** A whole number, grouped as in es-DO. By hand: `Intl` costs a phone 10 ms before the first price. */
const grouped = (whole: number) => String(whole).replace(/\B(?=(?:\d{3}){1,4}$)/g, ',');

/**
 * A price as people read it: symbol of the specification's table, thousands grouped as in es-DO and
 * the given decimals (owners always see two, diners the currency's own: `priceForDiners`).
 */
export function formatPrice(price: string, currencyCode: string, decimals: 0 | 2 = 2): string {
  const { symbol } = currencyOf(currencyCode);
  if (decimals === 2) return `${symbol}${formatAmount(price)}`;
  return `${symbol}${grouped(Math.round(centsOf(price) / 100))}`;
}

/** A price without its currency: thousands grouped as in es-DO, and two decimals. */
export function formatAmount(price: string): string {
  const cents = centsOf(price);
  return `${grouped(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;
}

/** Smallest amount of a currency that diners see, in cents. It is 100 for currencies shown without cents. */
export const leastShownCents = (currencyCode: string): 1 | 100 =>
  currencyOf(currencyCode).decimals === 0 ? 100 : 1;

/**
 * Rounds an amount in cents as diners see it, halves up. Totals add rounded amounts, so that the
 * lines on the screen add up.
 */
export function shownCents(cents: number, currencyCode: string): number {
  const least = leastShownCents(currencyCode);
  return Math.round(cents / least) * least;
}

/** A price with the decimals that diners know from their own notes and coins. */
export function priceForDiners(price: string, currencyCode: string): string {
  return formatPrice(price, currencyCode, currencyOf(currencyCode).decimals);
}
