import { setTimeout as pause } from 'node:timers/promises';
import { stopwatch } from './stopwatch';

describe('a stopwatch', () => {
  it('counts while the process waits', async () => {
    const elapsedMs = stopwatch();
    const start = performance.now();
    await pause(200);
    const waitedMs = performance.now() - start;
    const counted = elapsedMs();
    expect(counted).toBeGreaterThan(20);
    expect(counted).toBeLessThanOrEqual(waitedMs + 20);
  });

  it('does not count what the process was kept from running', () => {
    const elapsedMs = stopwatch();
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    expect(elapsedMs()).toBeLessThan(100);
  });
});
