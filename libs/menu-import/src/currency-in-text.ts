import type { DraftDoubt } from '@cartaviva/domain';

/** Signs, codes and words that name one currency. `$` and `Bs.` name several. */
const NAMES: readonly (readonly [string, RegExp])[] = [
  ['DOP', /rd ?\$|\bdop\b|pesos dominicanos/iu],
  ['USD', /\bus ?\$|u\$s|\busd\b|d[oó]lar(?:es)?\b/iu],
  ['EUR', /€|\beur(?:os?)?\b/iu],
  ['PEN', /\bs\/\.? ?(?=\d)|\bpen\b|\bsoles\b/iu],
  ['CRC', /₡|\bcrc\b|\bcolones\b/iu],
  ['PYG', /₲|\bgs\.? ?(?=\d)|\bpyg\b|guaran[ií]es/iu],
  ['GTQ', /(?<![\p{L}\d])q\.? ?(?=\d)|\bgtq\b|quetzales/iu],
  ['HNL', /(?<!\p{L})lps?\.? ?(?=\d)|\bhnl\b|lempiras/iu],
  ['BRL', /(?<!\p{L})r\$|\bbrl\b/iu],
  ['MXN', /\bmx ?\$|\bmxn\b/iu],
  ['NIO', /(?<!\p{L})c\$|\bnio\b|c[oó]rdobas/iu],
  ['PAB', /\bb\/\.? ?(?=\d)|\bpab\b|balboas/iu],
  ['COP', /\bcop\b|\bcop? ?\$/iu],
  ['CLP', /\bclp\b|\bcl ?\$/iu],
  ['ARS', /\bars\b|\bar ?\$/iu],
  ['BOB', /\bbob\b|bolivianos/iu],
  ['VES', /\bves\b|bol[ií]vares/iu],
  ['UYU', /\buyu\b/iu],
];

/** Returns the code (ISO 4217) of the only currency that a text names, or undefined. */
export function currencyIn(text: string): string | undefined {
  const found = NAMES.filter(([, name]) => name.test(text.slice(0, MAX_LENGTH)));
  return found.length === 1 ? found[0]![0] : undefined;
}

const MAX_LENGTH = 200;

interface PricedIn {
  readonly currency?: string | undefined;
  readonly doubts: Set<DraftDoubt>;
}

/**
 * Marks prices in another currency than most prices as doubtful, because a menu has one currency.
 * @returns the currencies that the items name
 */
export function doubtOtherCurrencies(items: readonly PricedIn[]): string[] {
  const counts = new Map<string, number>();
  for (const { currency } of items) {
    if (currency) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  for (const { currency, doubts } of items) {
    if (currency && currency !== most?.[0]) doubts.add('price');
  }
  return [...counts.keys()];
}
