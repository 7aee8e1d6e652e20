/** A currency that a menu can show its prices in (specification §3, "Supported currencies"). */
export interface Currency {
  readonly code: string;
  readonly symbol: string;
  readonly name: string;
  /** Decimals a diner sees: two, but none for CLP and PYG (decisions, "Dietary tags"). */
  readonly decimals: 0 | 2;
}

const currency = (code: string, symbol: string, name: string, decimals: 0 | 2 = 2): Currency => ({
  code,
  symbol,
  name,
  decimals,
});

export const CURRENCIES: readonly Currency[] = [
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
];

export const CURRENCY_CODES: readonly string[] = CURRENCIES.map(({ code }) => code);
export const DEFAULT_CURRENCY = 'DOP';

const byCode = new Map(CURRENCIES.map((entry) => [entry.code, entry]));

/** The currency of a code; an unknown one is shown as the peso (specification §3, fallback RD$). */
export function currencyOf(code: string): Currency {
  return byCode.get(code) ?? CURRENCIES[0]!;
}
