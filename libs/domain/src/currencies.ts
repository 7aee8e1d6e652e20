interface CurrencyOf<Code> {
  readonly code: Code;
  readonly symbol: string;
  /** Number of decimals that diners see: none for CLP and PYG, otherwise two (decisions, "Dietary tags"). */
  readonly decimals: 0 | 2;
}

const currency = <Code extends string>(
  code: Code,
  symbol: string,
  decimals: 0 | 2 = 2,
): CurrencyOf<Code> => ({
  code,
  symbol,
  decimals,
});

export const CURRENCIES = [
  currency('DOP', 'RD$'),
  currency('USD', '$'),
  currency('MXN', '$'),
  currency('COP', '$'),
  currency('PEN', 'S/'),
  currency('CLP', '$', 0),
  currency('ARS', '$'),
  currency('VES', 'Bs.'),
  currency('GTQ', 'Q'),
  currency('CRC', '₡'),
  currency('PAB', 'B/.'),
  currency('HNL', 'L'),
  currency('NIO', 'C$'),
  currency('BOB', 'Bs.'),
  currency('PYG', '₲', 0),
  currency('UYU', '$'),
  currency('BRL', 'R$'),
] as const;

/** A currency in which a menu can show its prices (specification §3, "Supported currencies"). */
export type Currency = (typeof CURRENCIES)[number];

/** Names for forms. They are separate, because the diner page does not need them. */
export const CURRENCY_NAMES: Readonly<Record<Currency['code'], string>> = {
  DOP: 'Peso dominicano',
  USD: 'Dólar estadounidense',
  MXN: 'Peso mexicano',
  COP: 'Peso colombiano',
  PEN: 'Sol peruano',
  CLP: 'Peso chileno',
  ARS: 'Peso argentino',
  VES: 'Bolívar venezolano',
  GTQ: 'Quetzal guatemalteco',
  CRC: 'Colón costarricense',
  PAB: 'Balboa panameño',
  HNL: 'Lempira hondureño',
  NIO: 'Córdoba nicaragüense',
  BOB: 'Boliviano',
  PYG: 'Guaraní paraguayo',
  UYU: 'Peso uruguayo',
  BRL: 'Real brasileño',
};

/** The annotation lets bundlers drop it from pages that do not use it. */
export const CURRENCY_CODES: readonly string[] = /* @__PURE__ */ CURRENCIES.map(({ code }) => code);
export const DEFAULT_CURRENCY = 'DOP';

/** Returns the currency of a code, or the peso for an unknown code (specification §3, fallback RD$). */
export function currencyOf(code: string): Currency {
  return CURRENCIES.find((currency) => currency.code === code) ?? CURRENCIES[0];
}
