import {
  amountOf,
  approximatePrice,
  centsOf,
  convertedCents,
  currencyOf,
  localeOf,
  RATE_PATTERN,
  shownCents,
  type LanguageCode,
  type Money,
  withSymbol,
  type SecondCurrency,
} from '@cartaviva/domain';
import { fill } from '../messages/fill';
import type { Messages } from '../messages/messages';

/** Returns the second currency if its rate and date are valid. In the editor they may be half typed. */
export function secondOf({
  secondCurrency: second,
}: {
  readonly secondCurrency: SecondCurrency | null;
}): SecondCurrency | undefined {
  const isWhole =
    second && RATE_PATTERN.test(second.rate) && !Number.isNaN(Date.parse(second.date));
  return isWhole ? second : undefined;
}

/** Formats an amount such as '≈ US$12.50'. Returns undefined if the amount rounds to zero in that currency. */
export function secondAmount(
  cents: number,
  second: Pick<SecondCurrency, 'currency' | 'rate'>,
  { country }: Pick<Money, 'country'>,
) {
  const converted = convertedCents(cents, second);
  return converted > 0 ? approximatePrice(converted, second.currency, country) : undefined;
}

/**
 * Returns the lowest price of an item in the second currency. It converts the rounded price that
 * diners see, as an order does.
 */
export function secondPrice(
  { price, sizes }: { readonly price: string; readonly sizes: readonly { price: string }[] },
  second: SecondCurrency,
  money: Money,
) {
  const prices = sizes.length > 0 ? sizes.map((size) => size.price) : [price];
  const least = Math.min(...prices.map(centsOf));
  return secondAmount(shownCents(least, money.currency), second, money);
}

/** Formats a rate with the country's separators. A rate has up to four decimals. */
function rateText(rate: string, menu: Money): string {
  const [units = '', decimals] = rate.split('.');
  const whole = amountOf(units, menu.country, 0);
  const mark = amountOf('0', menu.country).slice(1, 2);
  const amount = decimals === undefined ? whole : `${whole}${mark}${decimals}`;
  return withSymbol(amount, currencyOf(menu.currency).symbol, menu);
}

/** Returns the notes about the second currency for the page and for the total of an order. */
export function secondTexts(
  { rate, date }: SecondCurrency,
  menu: Money,
  language: LanguageCode,
  texts: Messages['second'],
) {
  const day = new Date(date).toLocaleDateString([localeOf(language), 'fr'], {
    ...{ day: 'numeric', month: 'short', year: 'numeric' },
    timeZone: 'UTC',
  });
  return {
    note: fill(texts.note, { rate: rateText(rate, menu), date: day }),
    ofDay: fill(texts.ofDay, { date: day }),
  };
}
