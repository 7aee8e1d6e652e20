import { DEFAULT_COUNTRY } from './accounts';
import { currencyOf } from './currencies';

/** Largest amount in a price column: numeric(10,2) (specification §3). */
export const MAX_PRICE = '99999999.99';

/** Format of prices in requests and replies: digits, and optionally a point with at most two decimals. */
export const PRICE_PATTERN = /^\d{1,8}(\.\d{1,2})?$/;

/**
 * Formats a price as the database stores it: `7.5` becomes `7.50`. Throws a RangeError if the text is not a price.
 */
export function canonicalPrice(text: string): string {
  if (!PRICE_PATTERN.test(text)) throw new RangeError('not a price');
  const [units, cents = ''] = text.split('.') as [string, string?];
  return `${units.replace(/^0+(?=\d)/, '')}.${cents.padEnd(2, '0')}`;
}

/** Converts a price to integer cents, so that sums avoid floating point. */
export function centsOf(price: string): number {
  return Number(canonicalPrice(price).replace('.', ''));
}

export function priceOfCents(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** A currency, and the country whose number format applies. A menu is an example. */
export interface Money {
  readonly currency: string;
  /** ISO 3166-1. */
  readonly country: string;
}

/** Format of prices in the product's own texts. */
export const DOMINICAN_PESOS: Money = { currency: 'DOP', country: DEFAULT_COUNTRY };

/** Countries with a decimal comma, as in `1.250,50`. Costa Rica groups digits with spaces (Unicode CLDR). */
const WITH_COMMA = 'AR BO BR CL CO CR EC ES PY UY VE';
/** Countries with a space between symbol and number. Spain puts the symbol after the number. */
const SPACED = 'AR BO BR CO GT HN PA PE PY UY VE';
const SPACE = '\u00a0';

/** Groups digits without `Intl`, which costs a phone 10 ms before the first price. */
function grouped(whole: number, country: string): string {
  const comma = WITH_COMMA.includes(country);
  const mark = country === 'CR' ? SPACE : comma ? '.' : ',';
  return String(whole).replace(/\B(?=(?:\d{3}){1,4}$)/g, mark);
}

/**
 * Formats a price with the symbol of the specification's table, in the country's format and with the given decimals.
 * Owners always see two decimals; `priceForDiners` uses those of the currency.
 */
export function formatPrice(price: string, money: Money, decimals: 0 | 2 = 2): string {
  return withSymbol(
    amountOf(price, money.country, decimals),
    currencyOf(money.currency).symbol,
    money,
  );
}

/** Formats a price without its currency, by default with two decimals. */
export function amountOf(price: string, country: string, decimals: 0 | 2 = 2): string {
  const cents = centsOf(price);
  if (decimals === 0) return grouped(Math.round(cents / 100), country);
  const mark = WITH_COMMA.includes(country) ? ',' : '.';
  return `${grouped(Math.floor(cents / 100), country)}${mark}${String(cents % 100).padStart(2, '0')}`;
}

export function withSymbol(
  amount: string,
  symbol: string,
  { country }: Pick<Money, 'country'>,
): string {
  if (country === 'ES') return `${amount}${SPACE}${symbol}`;
  return `${symbol}${SPACED.includes(country) ? SPACE : ''}${amount}`;
}

/** Formats a price for form fields, which use the Dominican number format. */
export const formatAmount = (price: string): string => amountOf(price, DEFAULT_COUNTRY);

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

/** Formats a price with the decimals that are usual for the currency. */
export function priceForDiners(price: string, money: Money): string {
  return formatPrice(price, money, currencyOf(money.currency).decimals);
}
