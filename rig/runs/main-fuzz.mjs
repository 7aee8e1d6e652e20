#!/usr/bin/env node
import { installPackages } from '../../tools/start/install.mjs';

/**
 * Opens a system of its own and sends it everything that is hard to take: a tenth of it, as `npm run smoke`
 * does, or everything with `npm run fuzz -- all`. The last line counts the cases. `npm run fuzz -- 42` takes
 * another seed.
 */
await installPackages();
const { fuzzSystem, startWatchedSystem } = await import('../scenarios/fuzz/fuzz-system.mjs');

const words = process.argv.slice(2);
const seed = words.find((word) => /^\d+$/.test(word));
const system = await startWatchedSystem();
try {
  const { passed, failed } = await fuzzSystem(system, {
    ...(seed && { seed: Number(seed) }),
    ...(words.includes('all') && { share: 1 }),
  });
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  await system.close();
}
