import fc from 'fast-check';
import {
  canonicalPrice,
  centsOf,
  formatAmount,
  formatPrice,
  priceForDiners,
  priceOfCents,
  PRICE_PATTERN,
  shownCents,
} from './money';

const cents = fc.integer({ min: 0, max: 9_999_999_999 });
const atHome = (currency: string) => ({ currency, country: 'DO' });
const written = (value: number) => (value / 100).toFixed(2);

describe('a price', () => {
  it.each(['0', '0.00', '7.5', '12.50', '99999999.99'])('is %s', (text) => {
    expect(PRICE_PATTERN.test(text)).toBe(true);
  });

  it.each(['', 'NaN', '-1', '1e5', '12,50', '10.005', '100000000', '.5', '5.', ' 5', '0x1F', '١٢'])(
    'is not %p',
    (text) => {
      expect(PRICE_PATTERN.test(text)).toBe(false);
      expect(() => canonicalPrice(text)).toThrow(RangeError);
    },
  );

  it('has one spelling, and keeps every cent', () => {
    fc.assert(
      fc.property(cents, (value) => {
        expect(canonicalPrice(written(value))).toBe(written(value));
        expect(centsOf(written(value))).toBe(value);
        expect(priceOfCents(value)).toBe(written(value));
      }),
    );
    expect(canonicalPrice('007.5')).toBe('7.50');
    expect(priceOfCents(1205)).toBe('12.05');
  });
});

describe('a price as people read it', () => {
  it('carries the symbol of the specification and two decimals', () => {
    expect(formatPrice('1350.5', atHome('DOP'))).toBe('RD$1,350.50');
    expect(formatPrice('0', atHome('PEN'))).toBe('S/0.00');
    expect(formatPrice('99999999.99', atHome('BRL'))).toBe('R$99,999,999.99');
  });

  it('shows diners no decimals where their money has none', () => {
    expect(priceForDiners('1350.50', atHome('CLP'))).toBe('$1,351');
    expect(priceForDiners('12000.00', atHome('PYG'))).toBe('₲12,000');
    expect(priceForDiners('12.00', atHome('CRC'))).toBe('₡12.00');
  });

  it.each([
    [10_050, 'CLP', 10_100],
    [10_049, 'PYG', 10_000],
    [49, 'CLP', 0],
    [10_050, 'DOP', 10_050],
  ])('rounds %i cents of %s to %i', (exact, currency, shown) => {
    expect(shownCents(exact, currency)).toBe(shown);
    expect(priceForDiners(priceOfCents(exact), atHome(currency))).toBe(
      priceForDiners(priceOfCents(shown), atHome(currency)),
    );
  });

  it.each([
    ['DO', 'DOP', 'RD$1,250.50'],
    ['MX', 'MXN', '$1,250.50'],
    ['US', 'USD', '$1,250.50'],
    ['CL', 'CLP', '$1.251'],
    ['PY', 'PYG', '₲ 1.251'],
    ['BR', 'BRL', 'R$ 1.250,50'],
    ['AR', 'ARS', '$ 1.250,50'],
    ['UY', 'UYU', '$ 1.250,50'],
    ['CO', 'COP', '$ 1.250,50'],
    ['EC', 'USD', '$1.250,50'],
    ['PE', 'PEN', 'S/ 1,250.50'],
    ['CR', 'CRC', '₡1 250,50'],
    ['ES', 'USD', '1.250,50 $'],
  ])('is written as in %s: %s as %s', (country, currency, text) => {
    const shown = priceForDiners('1250.50', { currency, country });
    expect(shown.replaceAll('\u00a0', ' ')).toBe(text);
  });

  it('falls back to the peso for a currency nobody knows', () => {
    expect(formatPrice('5', atHome('XXX'))).toBe('RD$5.00');
  });

  it('groups thousands as the country does', () => {
    const country = new Intl.NumberFormat('es-DO', { useGrouping: true, minimumFractionDigits: 2 });
    fc.assert(
      fc.property(cents, (value) => {
        expect(formatAmount(written(value))).toBe(country.format(Number(written(value))));
      }),
    );
  });

  it('can be read back to the cent', () => {
    fc.assert(
      fc.property(cents, (value) => {
        const digits = formatPrice(written(value), atHome('DOP')).replace(/[^\d]/g, '');
        expect(Number(digits)).toBe(value);
      }),
    );
  });
});
