import fc from 'fast-check';
import { centsOf, MAX_PRICE } from '../money';
import { changedPrice, PRICE_ROUNDINGS } from './price-changes';

const percent = (value: number, roundTo = 1) => ({ by: 'percent' as const, value, roundTo });
const amount = (value: number, roundTo = 1) => ({ by: 'amount' as const, value, roundTo });

describe('a price that changes with others', () => {
  it.each([
    ['350.00', percent(10), '385.00'],
    ['350.00', percent(-10), '315.00'],
    ['99.95', percent(12.5), '112.44'],
    ['350.00', amount(2550), '375.50'],
    ['350.00', percent(10, 1000), '390.00'],
    ['341.00', amount(400, 1000), '350.00'],
    ['341.00', amount(300, 1000), '340.00'],
    ['10.00', amount(-2000), '0.00'],
    ['99999999.00', percent(10), MAX_PRICE],
  ])('%s by %j becomes %s', (price, change, changed) => {
    expect(changedPrice(price, change)).toBe(changed);
  });

  it('is a multiple of the rounding, and no other multiple is nearer', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(cents, cents, fc.constantFrom(...PRICE_ROUNDINGS), (price, more, roundTo) => {
        const changed = centsOf(changedPrice((price / 100).toFixed(2), amount(more, roundTo)));
        expect(changed % roundTo).toBe(0);
        expect(Math.abs(changed - price - more)).toBeLessThanOrEqual(roundTo / 2);
      }),
    );
  });
});
