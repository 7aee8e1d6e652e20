import { DEFAULT_COUNTRY } from '../accounts';
import type { Country } from '../countries';
import { CURRENCIES, DEFAULT_CURRENCY, type Currency } from '../currencies';

/** Currencies that are used in only one country. */
export const COUNTRY_OF_CURRENCY: Readonly<Record<string, Country['code']>> = {
  DOP: 'DO',
  MXN: 'MX',
  COP: 'CO',
  PEN: 'PE',
  CLP: 'CL',
  ARS: 'AR',
  VES: 'VE',
  GTQ: 'GT',
  CRC: 'CR',
  PAB: 'PA',
  HNL: 'HN',
  NIO: 'NI',
  BOB: 'BO',
  PYG: 'PY',
  UYU: 'UY',
  BRL: 'BR',
};

/** Countries that use the US dollar and have no currency of their own. */
const DOLLAR_COUNTRIES: readonly Country['code'][] = ['EC', 'PR', 'SV', 'US'];

interface PricedPlace {
  readonly country: Country['code'];
  /** Currency of another menu in the same country. */
  readonly currency?: Currency['code'];
}

/**
 * Returns the currency of a new menu that names none: the one its owner prefers, or else the one of the owner's
 * other menus or of the country. The default preference is that of owners who never chose one, so it does not
 * count as a choice.
 */
export function currencyIn(
  { country, currency }: PricedPlace,
  preferred: Currency['code'] | '' = '',
): Currency['code'] {
  if (preferred && preferred !== DEFAULT_CURRENCY) return preferred;
  if (country === DEFAULT_COUNTRY) return DEFAULT_CURRENCY;
  if (currency) return currency;
  if (DOLLAR_COUNTRIES.includes(country)) return 'USD';
  const own = CURRENCIES.find(({ code }) => COUNTRY_OF_CURRENCY[code] === country);
  return own?.code ?? DEFAULT_CURRENCY;
}
