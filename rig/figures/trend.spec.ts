import { trendOf, verdictOf } from './trend.mjs';

/** Deterministic numbers between -1 and 1. */
function noise(count: number): number[] {
  let state = 7;
  return Array.from({ length: count }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state / 2_147_483_647) * 2 - 1;
  });
}

/** Memory of a process in MB, one reading per minute: 200 MB with variation from garbage collection, and a leak. */
const memory = (minutes: number, leakPerHour: number): number[] =>
  noise(minutes).map((off, at) => 200 + 10 * off + (leakPerHour / 60) * at);
/** Five percent of 200 MB per hour. */
const MOST = 10 / 60;
const verdict = (readings: readonly number[]) => verdictOf(trendOf(readings), MOST);

describe('the trend of what is read again and again', () => {
  it('is the line, where readings lie on one', () => {
    const { start, slope, low, high } = trendOf([3, 5, 7, 9, 11, 13]);
    expect([start, slope, low, high].map((one) => Math.round(one * 1e6) / 1e6)).toEqual([
      3, 2, 2, 2,
    ]);
  });

  it('has bounds that hold the true slope in 19 of 20 runs, or about', () => {
    const all = noise(40 * 500);
    const runs = Array.from({ length: 500 }, (_, run) => all.slice(run * 40, run * 40 + 40));
    const held = runs.filter((off) => {
      const { low, high } = trendOf(off.map((one, at) => one + 0.01 * at));
      return low <= 0.01 && 0.01 <= high;
    });
    expect(held.length / runs.length).toBeGreaterThan(0.92);
    expect(held.length / runs.length).toBeLessThan(0.99);
  });

  it('has wider bounds where each reading is much like the one before', () => {
    const off = noise(120);
    const widthOf = (readings: number[]): number => {
      const { low, high } = trendOf(readings);
      return high - low;
    };
    let last = 0;
    const drifting = off.map((one) => (last = 0.8 * last + 0.6 * one));
    expect(widthOf(drifting)).toBeGreaterThan(1.5 * widthOf(off));
  });

  it('calls two hours without a leak flat, and with one growing', () => {
    expect(verdict(memory(180, 0))).toBe('flat');
    expect(verdict(memory(180, 30))).toBe('grows');
  });

  it('says of a quarter of an hour that it was too short', () => {
    expect(verdict(memory(10, 0))).toBe('too short to tell');
    expect(verdict(memory(10, 20))).toBe('too short to tell');
    expect(verdict([200, 200])).toBe('too short to tell');
  });
});
