import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestSystem } from '../test-system.mjs';
import { fuzz } from './fuzz.mjs';
import { LoopProbes, watchedBy } from './loop-delay/probes.mjs';
import { Caller } from './system.mjs';

/** The hostile input that is the same each time, unless another seed is asked for. */
const SEED = 20261121;
/** One of how many cases is tried, unless all are asked for. */
const SHARE = 10;

/**
 * Opens a system whose event loops are watched.
 * @param {Parameters<typeof startTestSystem>[0]} options
 */
export async function startWatchedSystem({ env, ...options } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'cartaviva-loops-'));
  const forget = () => rmSync(folder, { recursive: true });
  const system = await startTestSystem({
    ...options,
    env: { ...env, ...watchedBy(folder), CLIENT_LIMITS: 'relaxed' },
  }).catch((error) => {
    forget();
    throw error;
  });
  return {
    ...system,
    loops: folder,
    close: () => system.close().finally(forget),
  };
}

/**
 * Sends a system, operation by operation of its OpenAPI document, everything that is hard to take; it has failed
 * once more for each process that did not live through it.
 * @param {Awaited<ReturnType<typeof startWatchedSystem>>} system
 * @param {{ seed?: number, share?: number }} [options]
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function fuzzSystem(system, { seed = SEED, share = SHARE } = {}) {
  const started = Date.now();
  const { pids } = system.running();
  const probes = await LoopProbes.connect(system.loops);
  const document = await (await fetch(new URL('/api/openapi.json', system.url))).json();
  console.log(`  seed ${seed}`);
  const { url } = system;
  const { signedIn, valueOf, ownBody } = new Caller(system);
  const say = console.log;
  const result = await fuzz({
    ...{ url, document, probes, signedIn, valueOf, ownBody, seed, share, say },
  });
  probes.close();
  console.log(`  only refused: ${result.refused.join(', ') || 'none'}`);
  const ended = Object.entries(system.running().pids).filter(([name, pid]) => pids[name] !== pid);
  for (const [name] of ended) console.log(`✗ ${name} ended, and was started again`);
  console.log(`  ${((Date.now() - started) / 1000).toFixed(0)} s`);
  return { passed: result.passed, failed: result.failures.length + ended.length };
}
