const TICK_MS = 10;

/**
 * Measures the milliseconds in which this process actually ran. Time in which the machine is busy with other
 * processes does not count. Call the returned function once.
 */
export function stopwatch(): () => number {
  let elapsedMs = 0;
  let lastMs = performance.now();
  const count = () => {
    const nowMs = performance.now();
    elapsedMs += Math.min(nowMs - lastMs, 2 * TICK_MS);
    lastMs = nowMs;
  };
  const ticks = setInterval(count, TICK_MS).unref();
  return () => {
    clearInterval(ticks);
    count();
    return elapsedMs;
  };
}
