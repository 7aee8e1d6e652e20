import fc from 'fast-check';
import { changeFrom } from './change';

describe('the change from one period to the next', () => {
  it.each([
    [0, 0, null],
    [0, 5, null],
    [4, 4, 0],
    [4, 0, -100],
    [3, 4, 33.3],
    [3, 2, -33.3],
    [1000, 1001, 0.1],
    [100_000, 99_999, 0],
  ])('from %d to %d is %p percent', (before, now, change) => {
    expect(changeFrom(before, now)).toBe(change);
  });

  it('gives the second count from the first, to a twentieth of a percent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.nat(1e9), (before, now) => {
        const stated = before * (1 + changeFrom(before, now)! / 100);
        expect(Math.abs(stated - now)).toBeLessThanOrEqual(before * 0.000_500_1);
      }),
    );
  });
});
