import { canonicalPrice, PRICE_PATTERN } from './money';

/** Digits with whole thousands divided by one mark, or by none. */
const WHOLE = /^\d+$|^\d{1,3}(,\d{3})+$|^\d{1,3}(\.\d{3})+$/;

/**
 * A price as people write it, `RD$ 1,250.00`, `1.250,50`, `350 pesos`, `12,5`, as a canonical one; null
 * when it is none. Of two marks the last divides the cents; a single mark before exactly
 * three digits divides thousands.
 */
export function priceIn(text: string): string | null {
  const figure = /^\D{0,5}?(\d[\d.,\s]*)\D{0,6}$/.exec(text.trim())?.[1]?.replace(/\s/g, '');
  if (!figure || text.includes('-')) return null;
  const [ending = '', mark, cents = ''] = /([.,])(\d{1,2})$/.exec(figure) ?? [];
  const whole = figure.slice(0, figure.length - ending.length);
  if (!WHOLE.test(whole) || (mark && whole.includes(mark))) return null;
  const plain = whole.replace(/[.,]/g, '') + (cents && `.${cents}`);
  return PRICE_PATTERN.test(plain) ? canonicalPrice(plain) : null;
}
