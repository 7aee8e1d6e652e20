async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work().catch(() => undefined);
  return performance.now() - start;
}

/** Turns that a quiet machine needs, and most that a busy one gets. */
const TURNS = { least: 8, most: 60 };

/**
 * How many times as long the first takes as the second, taken in turns. The shortest of each counts: what
 * else the machine does only adds to the others, so more turns are taken while one seems twice the other.
 */
export async function timeRatio(
  first: () => Promise<unknown>,
  second: () => Promise<unknown>,
): Promise<number> {
  const shortest = { first: Infinity, second: Infinity };
  const ratio = () => shortest.first / shortest.second;
  const isAlike = () => ratio() > 0.5 && ratio() < 2;
  for (let turn = 0; turn < TURNS.least || (turn < TURNS.most && !isAlike()); turn += 1) {
    shortest.first = Math.min(shortest.first, await timed(first));
    shortest.second = Math.min(shortest.second, await timed(second));
  }
  return ratio();
}
