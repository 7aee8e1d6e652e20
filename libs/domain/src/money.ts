import { DEFAULT_COUNTRY } from './accounts';
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

/** What prices are in, and the country whose way of writing numbers they have. A menu is one. */
export interface Money {
  readonly currency: string;
  /** ISO 3166-1. */
  readonly country: string;
}

/** What our own texts show prices in. */
export const DOMINICAN_PESOS: Money = { currency: 'DOP', country: DEFAULT_COUNTRY };

/** Countries that write `1.250,50`. The others write `1,250.50`, but Costa Rica, which has spaces (Unicode CLDR). */
const WITH_COMMA = 'AR BO BR CL CO CR EC ES PY UY VE';
/** Countries with a space between symbol and number; Spain has it after the number. */
const SPACED = 'AR BO BR CO GT HN PA PE PY UY VE';
const SPACE = '\u00a0';

/** By hand: `Intl` costs a phone 10 ms before the first price. */
function grouped(whole: number, country: string): string {
  const comma = WITH_COMMA.includes(country);
  const mark = country === 'CR' ? SPACE : comma ? '.' : ',';
  return String(whole).replace(/\B(?=(?:\d{3}){1,4}$)/g, mark);
}

/**
 * A price as people read it: symbol of the specification's table, written as in the country, with
 * the given decimals (owners always see two, diners the currency's own: `priceForDiners`).
 */
export function formatPrice(price: string, money: Money, decimals: 0 | 2 = 2): string {
  return withSymbol(
    amountOf(price, money.country, decimals),
    currencyOf(money.currency).symbol,
    money,
  );
}

/** A price without its currency, with two decimals unless told otherwise. */
export function amountOf(price: string, country: string, decimals: 0 | 2 = 2): string {
  const cents = centsOf(price);
  if (decimals === 0) return grouped(Math.round(cents / 100), country);
  const mark = WITH_COMMA.includes(country) ? ',' : '.';
  return `${grouped(Math.floor(cents / 100), country)}${mark}${String(cents % 100).padStart(2, '0')}`;
}

/** Puts a symbol where the country has it. */
export function withSymbol(
  amount: string,
  symbol: string,
  { country }: Pick<Money, 'country'>,
): string {
  if (country === 'ES') return `${amount}${SPACE}${symbol}`;
  return `${symbol}${SPACED.includes(country) ? SPACE : ''}${amount}`;
}

/** A price in a form, whose fields take numbers as the Dominican Republic writes them. */
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

/** A price with the decimals that diners know from their own notes and coins. */
export function priceForDiners(price: string, money: Money): string {
  return formatPrice(price, money, currencyOf(money.currency).decimals);
}
