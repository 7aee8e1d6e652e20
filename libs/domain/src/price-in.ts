import { canonicalPrice, PRICE_PATTERN } from './money';

/** Matches digits whose thousands have the same separator, or none. */
const WHOLE = /^\d+$|^\d{1,3}(,\d{3})+$|^\d{1,3}(\.\d{3})+$|^\d{1,3}('\d{3})+$/;

/** Symbols, codes and names of currencies before or after a number. */
const MONEY = [
  String.raw`(?:rd|us|u\$s|mx|cop?|ar|cl|c|r|a|ca)? ?\$|us\$|u\$s|[€£₡₲¢]|s\/\.?|b\/\.?|bs\.?(?: ?f\.?| ?s\.?)?|gs\.?|q\.?|l\.?|lps?\.?`,
  String.raw`dop|usd|mxn|cop|pen|clp|ars|ves|gtq|crc|pab|hnl|nio|bob|pyg|uyu|brl|eur|gbp|m\.?n\.?`,
  String.raw`pesos?(?: dominicanos| mexicanos)?|pesitos?|d[oó]lar(?:es)?|euros?|sol(?:es)?|col[oó]n(?:es)?|quetzal(?:es)?|lempiras?`,
  String.raw`c[oó]rdobas?|bol[ií]var(?:es)?|bolivianos?|guaran[ií](?:es)?|balboas?|rea(?:l|les|is)`,
].join('|');

const PRICE = new RegExp(
  String.raw`^(?:(?:${MONEY}) ?){0,2}(\d[\d.,' ]*?)(?:[.,]-|\/-|-)? ?(?:(?:${MONEY}) ?){0,2}$`,
  'iu',
);

/** Matches cents, also with trailing zeros: `.50`, `,5`, `.5000`. Three digits are thousands. */
const CENTS = /([.,])(\d{1,2}|\d{2}0{2,})$/;

/**
 * Parses a price such as `RD$ 1,250.00`, `1.250,50`, `350 pesos` or `12,5` to its canonical form.
 * Returns null if other text surrounds the number, so that `7 up` is not a price. Of two separators
 * the last marks the cents. A single separator before exactly three digits marks thousands.
 */
export function priceIn(text: string): string | null {
  const written = text.replace(/\s+/g, ' ').trim();
  const figure = PRICE.exec(written)?.[1]?.trim();
  if (!figure || !/^\d+(?: \d{3})*(?:[.,'].*)?$/.test(figure)) return null;
  const digits = figure.replaceAll(' ', '');
  const [ending = '', mark, cents = ''] = CENTS.exec(digits) ?? [];
  // `150 200` may be two prices.
  if (!mark && digits !== figure && written === figure) return null;
  const whole = digits.slice(0, digits.length - ending.length);
  if (!WHOLE.test(whole) || (mark && whole.includes(mark))) return null;
  const plain = whole.replace(/[.,']/g, '') + (cents && `.${cents.slice(0, 2)}`);
  return PRICE_PATTERN.test(plain) ? canonicalPrice(plain) : null;
}
