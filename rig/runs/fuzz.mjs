import { fuzzSystem, startWatchedSystem } from '../scenarios/fuzz/fuzz-system.mjs';

/*
 * Starts a system and sends it hostile input: a tenth of all cases, as `npm run smoke` does, or all of them with
 * `npm run fuzz -- all`. `npm run fuzz -- 42` uses another seed.
 */
export const title = 'Hostile input';
export const about = 'every call of the API with hostile input, event loops watched.';

/** @type {import('./scenarios.mjs').Run} */
export async function run({ words, verdicts }) {
  const seed = words.find((word) => /^\d+$/.test(word));
  const system = await startWatchedSystem();
  try {
    const counted = await fuzzSystem(system, {
      ...(seed && { seed: Number(seed) }),
      ...(words.includes('all') && { share: 1 }),
    });
    verdicts.add(counted);
  } finally {
    await system.close();
  }
}
