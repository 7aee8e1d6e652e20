import { runs } from '@cartaviva/rig/properties.mjs';
import fc from 'fast-check';
import { CURRENCY_CODES, currencyOf } from '../currencies';
import { centsOf, MAX_PRICE, PRICE_PATTERN, priceOfCents } from '../money';
import {
  MAX_PERCENT,
  MIN_PERCENT,
  PERCENT_ROUNDINGS,
  priceByPercent,
  pricesByPercent,
  type PercentRounding,
} from './percent-change';

describe('a price that changes by percent', () => {
  it.each<[string, number, PercentRounding, string, string]>([
    ['350.00', 10, 'exact', 'DOP', '385.00'],
    ['99.95', 12.5, 'exact', 'DOP', '112.44'],
    ['99.00', 12.5, 'exact', 'CLP', '111.00'],
    ['350.00', 8, 'to5', 'DOP', '380.00'],
    ['350.00', 10, 'to10', 'DOP', '390.00'],
    ['9.00', 10, 'ending95', 'USD', '9.95'],
    ['9.00', 15, 'ending99', 'USD', '9.99'],
    ['9000.00', 15, 'ending99', 'PYG', '10350.00'],
    ['12.00', 1, 'to10', 'DOP', '12.00'],
    ['3.00', -10, 'to5', 'DOP', '3.00'],
    ['2.00', -50, 'exact', 'DOP', '1.00'],
    ['0.00', 50, 'ending99', 'USD', '0.00'],
    ['0.01', -99, 'exact', 'USD', '0.01'],
    ['99999999.00', 10, 'to10', 'DOP', MAX_PRICE],
  ])('%s by %d%%, rounded %s in %s, is %s', (price, percent, rounding, currency, changed) => {
    expect(priceByPercent(price, { percent, rounding }, currency)).toBe(changed);
  });

  const change = fc.record({
    percent: fc
      .integer({ min: MIN_PERCENT * 100, max: MAX_PERCENT * 100 })
      .map((hundredths) => hundredths / 100),
    rounding: fc.constantFrom(...PERCENT_ROUNDINGS),
  });
  const price = fc.integer({ min: 0, max: centsOf(MAX_PRICE) }).map(priceOfCents);
  const currency = fc.constantFrom(...CURRENCY_CODES);

  it('is always a price, goes where the percent says, and is zero only if it was', () => {
    fc.assert(
      fc.property(price, change, currency, (before, { percent, rounding }, code) => {
        const after = priceByPercent(before, { percent, rounding }, code);
        expect(after).toMatch(PRICE_PATTERN);
        const [was, is] = [centsOf(before), centsOf(after)];
        expect(is === 0).toBe(was === 0);
        expect(is).toBeLessThanOrEqual(centsOf(MAX_PRICE));
        if (percent > 0) expect(is).toBeGreaterThanOrEqual(was);
        if (percent < 0) expect(is).toBeLessThanOrEqual(was);
      }),
      { numRuns: runs(1000) },
    );
  });

  it('ends as its rounding says, unless it stayed or could be no larger', () => {
    const ends: Record<PercentRounding, (cents: number, decimals: number) => boolean> = {
      exact: (cents, decimals) => decimals === 2 || cents % 100 === 0,
      to5: (cents) => cents % 500 === 0,
      to10: (cents) => cents % 1000 === 0,
      ending95: (cents, decimals) => cents % 100 === (decimals === 2 ? 95 : 0),
      ending99: (cents, decimals) => cents % 100 === (decimals === 2 ? 99 : 0),
    };
    fc.assert(
      fc.property(price, change, currency, (before, { percent, rounding }, code) => {
        const after = priceByPercent(before, { percent, rounding }, code);
        fc.pre(after !== before && after !== MAX_PRICE);
        expect(ends[rounding](centsOf(after), currencyOf(code).decimals)).toBe(true);
      }),
      { numRuns: runs(1000) },
    );
  });

  it('never puts a dearer item below a cheaper one', () => {
    fc.assert(
      fc.property(price, price, change, currency, (one, other, by, code) => {
        const [low, high] = [one, other].sort((a, b) => centsOf(a) - centsOf(b)) as [
          string,
          string,
        ];
        const [first, second] = [low, high].map((each) => centsOf(priceByPercent(each, by, code)));
        expect(first!).toBeLessThanOrEqual(second!);
      }),
      { numRuns: runs(1000) },
    );
  });
});

it('changes sizes and extras with the item, which costs what its first size does', () => {
  const pizza = {
    price: '300.00',
    sizes: [
      { name: 'Personal', price: '300.00' },
      { name: 'Familiar', price: '900.00' },
    ],
    extras: [{ name: 'Queso', price: '0.00' }],
  };
  expect(pricesByPercent(pizza, { percent: 10, rounding: 'exact' }, 'DOP')).toEqual({
    price: '330.00',
    sizes: [
      { name: 'Personal', price: '330.00' },
      { name: 'Familiar', price: '990.00' },
    ],
    extras: [{ name: 'Queso', price: '0.00' }],
  });
});
