import { MAX_TRIES, nextTryAt, WHOLE_SCHEDULE_MS } from './delivery-schedule';

const HOUR_MS = 3_600_000;
const START = new Date('2026-11-23T12:00:00Z');

/** Returns the times of all tries, in milliseconds after the first one. */
function triesOf(random: number): number[] {
  const all = [START];
  for (;;) {
    const next = nextTryAt(all.length, all.at(-1)!, random);
    if (!next) return all.map((at) => at.getTime() - START.getTime());
    all.push(next);
  }
}

describe('the tries of a delivery', () => {
  it.each([0, 0.5, 1])('go on for a day, each pause longer than the one before (%d)', (random) => {
    const tries = triesOf(random);
    expect(tries).toHaveLength(MAX_TRIES);
    expect(tries.at(-1)! / HOUR_MS).toBeGreaterThan(WHOLE_SCHEDULE_MS / HOUR_MS);
    expect(tries.at(-1)! / HOUR_MS).toBeLessThanOrEqual(24);
    const pauses = tries.slice(1).map((at, index) => at - tries[index]!);
    expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
  });

  it('do not come at the same moment for all that failed together', () => {
    expect(triesOf(0)[1]).toBe(5000);
    expect(triesOf(1)[1]).toBe(4500);
  });
});
