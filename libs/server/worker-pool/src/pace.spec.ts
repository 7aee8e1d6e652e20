import { jest } from '@jest/globals';
import { Pace } from './pace';

/** Runs tasks of the given durations in milliseconds. `begun` records their start times. */
function paced(...durations: number[]) {
  const pace = new Pace();
  const start = performance.now();
  const begun: number[] = [];
  const results = durations.map((ms) =>
    pace.run(async () => {
      begun.push(performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, ms));
      return ms;
    }),
  );
  return { begun, results, pace };
}

describe('paced tasks', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] }));
  afterEach(() => void jest.useRealTimers());

  it('begin as long after the end of the one before as that worked', async () => {
    const { begun, results } = paced(100, 200, 50);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(begun).toEqual([0, 200, 600]);
    expect(await Promise.all(results)).toEqual([100, 200, 50]);
  });

  it('delay the next by half a second at most, however long they take', async () => {
    const { begun } = paced(60_000, 400, 0);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(begun).toEqual([0, 500, 1000]);
  });

  it('that fail let the next one begin', async () => {
    const pace = new Pace();
    const failing = pace.run(() => Promise.reject(new Error('no ink')));
    await expect(failing).rejects.toThrow('no ink');
    const next = pace.run(() => Promise.resolve('next'));
    await jest.advanceTimersByTimeAsync(0);
    expect(await next).toBe('next');
  });
});
