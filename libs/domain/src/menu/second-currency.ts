import { currencyOf, type Currency } from '../currencies';
import { DomainError } from '../errors';
import { RULE_MESSAGES } from '../messages';
import { amountOf, leastShownCents, priceOfCents, withSymbol } from '../money';

/** Another currency in which a menu says what its prices come to, at a rate of a day. */
export interface SecondCurrency {
  readonly currency: Currency['code'];
  /** What one unit of it costs in the menu's currency: '60.50'. */
  readonly rate: string;
  /** The day of the rate: '2026-11-20'. */
  readonly date: string;
}

/** What a rate looks like: more than nothing, at most four decimals. */
export const RATE_PATTERN =
  /^(?:[1-9]\d{0,7}(?:\.\d{1,4})?|0\.(?:[1-9]\d{0,3}|0[1-9]\d{0,2}|00[1-9]\d?|000[1-9]))$/;

/**
 * What so many cents of the menu come to, in cents of the second currency: rounded once, halves up, to the
 * least that diners see of it.
 * @param cents at most 10^11
 */
export function convertedCents(
  cents: number,
  { currency, rate }: Pick<SecondCurrency, 'currency' | 'rate'>,
): number {
  const [units, decimals = ''] = rate.split('.') as [string, string?];
  const least = leastShownCents(currency);
  // In ten-thousandths, so that all is whole numbers.
  const divisor = Number(units + decimals.padEnd(4, '0')) * least;
  return Math.floor((2 * cents * 10_000 + divisor) / (2 * divisor)) * least;
}

/** '≈ US$12.50': a dollar sign beside another one says whose it is. */
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
 * What was written of a menu, with what follows from it: a rate goes with the currency that it is of.
 * Refused by field when both currencies would be the same.
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
