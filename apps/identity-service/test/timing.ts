const median = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)]!;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work().catch(() => undefined);
  return performance.now() - start;
}

/** How many times as long the first takes as the second, by medians of turns taken in between. */
export async function timeRatio(
  first: () => Promise<unknown>,
  second: () => Promise<unknown>,
): Promise<number> {
  const times = { first: [] as number[], second: [] as number[] };
  for (let turn = 0; turn < 15; turn += 1) {
    times.first.push(await timed(first));
    times.second.push(await timed(second));
  }
  return median(times.first) / median(times.second);
}
