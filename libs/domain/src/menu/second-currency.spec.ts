import fc from 'fast-check';
import { CURRENCIES } from '../currencies';
import { approximatePrice, convertedCents, RATE_PATTERN, withCurrencies } from './second-currency';

const rates = fc
  .tuple(fc.integer({ min: 0, max: 99_999_999 }), fc.integer({ min: 0, max: 9999 }))
  .map(([units, parts]) => `${units}.${String(parts).padStart(4, '0')}`)
  .filter((rate) => RATE_PATTERN.test(rate));

describe('a rate', () => {
  it.each(['60', '60.50', '0.0125', '99999999.9999'])('is %s', (text) =>
    expect(text).toMatch(RATE_PATTERN),
  );

  it.each(['', '0', '00', '0.0', '0.0000', '-1', '60,5', '60.12345', '.5', '1e3', '123456789'])(
    'is not %p',
    (text) => expect(text).not.toMatch(RATE_PATTERN),
  );
});

describe('a price in the second currency', () => {
  it.each([
    [72_500, '60.50', 1198],
    [75_625, '60.50', 1250],
    [3, '2', 2],
    [1, '2.0001', 0],
    [1, '0.0001', 10_000],
    [9_999_999_999, '0.5', 19_999_999_998],
  ])('%i cents at %s are %i', (cents, rate, converted) =>
    expect(convertedCents(cents, { currency: 'USD', rate })).toBe(converted),
  );

  it('is rounded once, to what diners see of that currency', () => {
    expect(convertedCents(149, { currency: 'CLP', rate: '1' })).toBe(100);
    expect(convertedCents(150, { currency: 'CLP', rate: '1' })).toBe(200);
    // Rounding to cents first would turn 0.495 into 0.50, and then into 1.
    expect(convertedCents(99, { currency: 'CLP', rate: '2' })).toBe(0);
  });

  it('is the nearest amount there is, the higher of two', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 11 }),
        rates,
        fc.constantFrom(...CURRENCIES),
        (cents, rate, { code, decimals }) => {
          const least = decimals === 0 ? 100n : 1n;
          const converted = BigInt(convertedCents(cents, { currency: code, rate }));
          const divisor = BigInt(rate.replace('.', '')) * least;
          // The exact value must lie in [converted − ½, converted + ½), in units of the least amount.
          const [exact, units] = [BigInt(cents) * 10_000n, converted / least];
          expect(converted % least).toBe(0n);
          expect(2n * exact >= (2n * units - 1n) * divisor).toBe(true);
          expect(2n * exact < (2n * units + 1n) * divisor).toBe(true);
        },
      ),
    );
  });

  it('never falls while the menu’s price grows', () => {
    const amount = fc.integer({ min: 0, max: 10 ** 11 });
    fc.assert(
      fc.property(amount, amount, rates, (one, other, rate) => {
        const [low, high] = [one, other].sort((a, b) => a - b);
        const of = (cents: number) => convertedCents(cents, { currency: 'USD', rate });
        expect(of(low!)).toBeLessThanOrEqual(of(high!));
      }),
    );
  });

  it.each([
    [1250, 'USD', '≈ US$12.50'],
    [123_456, 'MXN', '≈ MXN 1,234.56'],
    [50_000, 'CLP', '≈ CLP 500'],
    [1_200_000, 'PYG', '≈ ₲12,000'],
    [5_000, 'DOP', '≈ RD$50.00'],
  ] as const)('is written so that nobody takes it for another: %i of %s', (cents, code, text) =>
    expect(approximatePrice(cents, code, 'DO').replaceAll('\u00a0', ' ')).toBe(text),
  );
});

describe('the currencies of a menu', () => {
  const dollars = { currency: 'USD', rate: '60', date: '2026-11-20' } as const;
  const before = { currency: 'DOP', secondCurrency: dollars } as const;

  it('are two', () => {
    const refused = { code: 'INVALID_INPUT', details: { fields: { secondCurrency: /otra/ } } };
    const writeSame = () =>
      withCurrencies({ currency: 'USD', secondCurrency: null }, { secondCurrency: dollars });
    expect(writeSame).toThrow(expect.objectContaining({ code: refused.code }));
    expect(() => withCurrencies(before, { currency: 'USD', secondCurrency: dollars })).toThrow();
  });

  it('lose the rate with the currency that it is of', () => {
    expect(withCurrencies(before, { currency: 'USD' })).toEqual({
      ...{ currency: 'USD', secondCurrency: null },
    });
    const euroless = { currency: 'MXN', secondCurrency: dollars } as const;
    expect(withCurrencies(before, euroless)).toEqual(euroless);
    expect(withCurrencies(before, { currency: 'DOP' })).toEqual({ currency: 'DOP' });
    expect(withCurrencies(before, {})).toEqual({});
  });
});
