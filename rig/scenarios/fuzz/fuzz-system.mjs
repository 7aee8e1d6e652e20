import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestSystem } from '../../system/test-system.mjs';
import { readDocument } from '../../../apps/gateway/src/api/openapi/read-document.mjs';
import { send } from '../../clients/send.mjs';
import { fuzz } from './fuzz.mjs';
import { LoopProbes, watchedBy } from './loop-delay/probes.mjs';
import { strangersCalls } from './strangers/calls.mjs';
import { besideStrangers } from './strangers/strangers.mjs';
import { Caller } from '../../clients/full-account.mjs';

/** Default seed, so that runs are reproducible. */
const SEED = 20261121;
/** By default, one of this many cases is tested. */
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
 * Fuzzes each operation of a system's OpenAPI document, and then checks that two hundred strangers do not delay an
 * owner. Each process that crashed counts as one more failure.
 * @param {Awaited<ReturnType<typeof startWatchedSystem>>} system
 * @param {{ seed?: number, share?: number }} [options]
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function fuzzSystem(system, { seed = SEED, share = SHARE } = {}) {
  const started = Date.now();
  const { pids } = system.running();
  const probes = await LoopProbes.connect(system.loops);
  const document = await (await fetch(new URL('/api/openapi.internal.json', system.url))).json();
  console.log(`  seed ${seed}`);
  const { url } = system;
  const caller = new Caller(system);
  const { signedIn, valueOf, ownBody } = caller;
  const say = console.log;
  const result = await fuzz({
    ...{ url, document, probes, signedIn, valueOf, ownBody, seed, share, say },
  });
  probes.close();
  const beside = await withStrangers(system, caller, { document, seed, share });
  console.log(`  only refused: ${result.refused.join(', ') || 'none'}`);
  const ended = Object.entries(system.running().pids).filter(([name, pid]) => pids[name] !== pid);
  for (const [name] of ended) console.log(`✗ ${name} ended, and was started again`);
  console.log(`  ${((Date.now() - started) / 1000).toFixed(0)} s`);
  return {
    passed: result.passed + beside.passed,
    failed: result.failures.length + beside.failures.length + ended.length,
  };
}

/** Requests of an owner. A different service answers each of them. */
const OWNERS_READS = ['/api/auth/user', '/api/menus', '/api/billing/subscription', '/api/webhooks'];

/**
 * @param {Awaited<ReturnType<typeof startWatchedSystem>>} system @param {Caller} caller
 * @param {{ document: any, seed: number, share: number }} options
 */
async function withStrangers({ url, paypalUrl }, caller, { document, seed, share }) {
  const headers = await caller.signedIn();
  const { operations, resolve } = readDocument(document);
  const { valueOf, ownBody, own } = caller;
  const cases = { resolve, valueOf, ownBody, seed };
  const calls = await strangersCalls({ url, operations, cases, paypalUrl, own });
  const ownersCalls = OWNERS_READS.map((path) => async () => {
    const answer = await send(url, { method: 'GET', path, headers }).catch(() => undefined);
    return answer?.status === 200;
  });
  return besideStrangers({
    url,
    calls: calls.filter((_, at) => at % share === seed % share),
    ownersCalls,
    say: console.log,
  });
}
