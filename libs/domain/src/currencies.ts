interface CurrencyOf<Code> {
  readonly code: Code;
  readonly symbol: string;
  readonly name: string;
  /** Decimals a diner sees: two, but none for CLP and PYG (decisions, "Dietary tags"). */
  readonly decimals: 0 | 2;
}

const currency = <Code extends string>(
  code: Code,
  symbol: string,
  name: string,
  decimals: 0 | 2 = 2,
): CurrencyOf<Code> => ({
  code,
  symbol,
  name,
  decimals,
});

export const CURRENCIES = [
  currency('DOP', 'RD$', 'Peso dominicano'),
  currency('USD', '$', 'Dólar estadounidense'),
  currency('MXN', '$', 'Peso mexicano'),
  currency('COP', '$', 'Peso colombiano'),
  currency('PEN', 'S/', 'Sol peruano'),
  currency('CLP', '$', 'Peso chileno', 0),
  currency('ARS', '$', 'Peso argentino'),
  currency('VES', 'Bs.', 'Bolívar venezolano'),
  currency('GTQ', 'Q', 'Quetzal guatemalteco'),
  currency('CRC', '₡', 'Colón costarricense'),
  currency('PAB', 'B/.', 'Balboa panameño'),
  currency('HNL', 'L', 'Lempira hondureño'),
  currency('NIO', 'C$', 'Córdoba nicaragüense'),
  currency('BOB', 'Bs.', 'Boliviano'),
  currency('PYG', '₲', 'Guaraní paraguayo', 0),
  currency('UYU', '$', 'Peso uruguayo'),
  currency('BRL', 'R$', 'Real brasileño'),
] as const;

/** A currency that a menu can show its prices in (specification §3, "Supported currencies"). */
export type Currency = (typeof CURRENCIES)[number];

export const CURRENCY_CODES: readonly string[] = CURRENCIES.map(({ code }) => code);
export const DEFAULT_CURRENCY = 'DOP';

const byCode = new Map<string, Currency>(CURRENCIES.map((entry) => [entry.code, entry]));

/** The currency of a code; an unknown one is shown as the peso (specification §3, fallback RD$). */
export function currencyOf(code: string): Currency {
  return byCode.get(code) ?? CURRENCIES[0];
}
