import {
  approximatePrice,
  centsOf,
  convertedCents,
  currencyOf,
  localeOf,
  RATE_PATTERN,
  shownCents,
  type LanguageCode,
  type SecondCurrency,
} from '@cartaviva/domain';
import { fill } from '../messages/fill';
import type { Messages } from '../messages/messages';

/** What prices come to in another currency; what is typed in the editor may be none yet. */
export function secondOf({
  secondCurrency: second,
}: {
  readonly secondCurrency: SecondCurrency | null;
}): SecondCurrency | undefined {
  const isWhole =
    second && RATE_PATTERN.test(second.rate) && !Number.isNaN(Date.parse(second.date));
  return isWhole ? second : undefined;
}

/** '≈ US$12.50'; of a sum too small for that currency, nothing. */
export function secondAmount(cents: number, second: Pick<SecondCurrency, 'currency' | 'rate'>) {
  const converted = convertedCents(cents, second);
  return converted > 0 ? approximatePrice(converted, second.currency) : undefined;
}

/**
 * Returns the lowest price of an item in the second currency. It converts the rounded price that
 * diners see, as an order does.
 */
export function secondPrice(
  { price, sizes }: { readonly price: string; readonly sizes: readonly { price: string }[] },
  second: SecondCurrency,
  currency: string,
) {
  const prices = sizes.length > 0 ? sizes.map((size) => size.price) : [price];
  return secondAmount(shownCents(Math.min(...prices.map(centsOf)), currency), second);
}

/** What a page says once of its second currency, and beside an order's sum. */
export function secondTexts(
  { rate, date }: SecondCurrency,
  { currency }: { readonly currency: string },
  language: LanguageCode,
  texts: Messages['second'],
) {
  const day = new Date(date).toLocaleDateString([localeOf(language), 'fr'], {
    ...{ day: 'numeric', month: 'short', year: 'numeric' },
    timeZone: 'UTC',
  });
  return {
    note: fill(texts.note, { rate: `${currencyOf(currency).symbol}${rate}`, date: day }),
    ofDay: fill(texts.ofDay, { date: day }),
  };
}
