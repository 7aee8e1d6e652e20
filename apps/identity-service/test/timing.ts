async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work().catch(() => undefined);
  return performance.now() - start;
}

/**
 * How many times as long the first takes as the second, taken in turns. The shortest of each counts: what
 * else the machine does only adds to the others.
 */
export async function timeRatio(
  first: () => Promise<unknown>,
  second: () => Promise<unknown>,
): Promise<number> {
  const times = { first: [] as number[], second: [] as number[] };
  for (let turn = 0; turn < 8; turn += 1) {
    times.first.push(await timed(first));
    times.second.push(await timed(second));
  }
  return Math.min(...times.first) / Math.min(...times.second);
}
