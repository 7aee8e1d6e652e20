const TICK_MS = 10;

/**
 * Starts to count; what it returns answers once how many milliseconds have passed in which this process
 * was given time to run. A machine that is busy with something else adds nothing.
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
