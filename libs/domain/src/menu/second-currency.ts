import { currencyOf, type Currency } from '../currencies';
import { DomainError } from '../errors';
import { RULE_MESSAGES } from '../messages';
import { amountOf, leastShownCents, priceOfCents, withSymbol } from '../money';

/** A second currency in which a menu shows its prices, at the rate of one day. */
export interface SecondCurrency {
  readonly currency: Currency['code'];
  /** Price of one unit of it in the menu's currency: '60.50'. */
  readonly rate: string;
  /** Day of the rate: '2026-11-20'. */
  readonly date: string;
}

/** Matches a positive rate with at most four decimals. */
export const RATE_PATTERN =
  /^(?:[1-9]\d{0,7}(?:\.\d{1,4})?|0\.(?:[1-9]\d{0,3}|0[1-9]\d{0,2}|00[1-9]\d?|000[1-9]))$/;

/**
 * Converts cents of the menu's currency to cents of the second currency. The result is rounded once, halves up, to
 * the smallest amount that diners see.
 * @param cents at most 10^11
 */
export function convertedCents(
  cents: number,
  { currency, rate }: Pick<SecondCurrency, 'currency' | 'rate'>,
): number {
  const [units, decimals = ''] = rate.split('.') as [string, string?];
  const least = leastShownCents(currency);
  // The divisor is in ten-thousandths, so that all numbers are integers.
  const divisor = Number(units + decimals.padEnd(4, '0')) * least;
  return Math.floor((2 * cents * 10_000 + divisor) / (2 * divisor)) * least;
}

/** Formats an approximate price: '≈ US$12.50'. A prefix distinguishes dollars and pesos of different countries. */
export function approximatePrice(cents: number, code: Currency['code'], country: string): string {
  const { symbol, decimals } = currencyOf(code);
  const mark = code === 'USD' ? 'US$' : symbol === '$' ? `${code}\u00a0` : symbol;
  const amount = amountOf(priceOfCents(cents), country, decimals);
  return `≈\u00a0${withSymbol(amount, mark, { country })}`;
}

interface Currencies {
  readonly currency: Currency['code'];
  readonly secondCurrency: SecondCurrency | null;
}

/**
 * Adds the consequence of an update: a rate is removed with the currency to which it refers. Refused by field when
 * both currencies are the same.
 */
export function withCurrencies<Written extends Partial<Currencies>>(
  before: Currencies,
  written: Written,
): Written & Partial<Currencies> {
  const isStale = written.currency !== undefined && written.currency !== before.currency;
  const unchanged = isStale ? null : before.secondCurrency;
  const second = written.secondCurrency === undefined ? unchanged : written.secondCurrency;
  if (second && second.currency === (written.currency ?? before.currency)) {
    throw new DomainError('INVALID_INPUT', {
      fields: { secondCurrency: RULE_MESSAGES.secondCurrency },
    });
  }
  return isStale && before.secondCurrency ? { ...written, secondCurrency: second } : written;
}
