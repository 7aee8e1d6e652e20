#!/usr/bin/env node
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackages } from '../../tools/start/install.mjs';

/**
 * Opens a system of its own and sends it, operation by operation of its OpenAPI document, everything that
 * is hard to take: a tenth of it, or everything with `npm run fuzz -- all`. The last line counts the cases.
 * `npm run fuzz -- 42` takes another seed.
 */
await installPackages();
const { startTestSystem } = await import('../test-system.mjs');
const { fuzz } = await import('./fuzz.mjs');
const { LoopProbes, watchedBy } = await import('./loop-delay/probes.mjs');
const { Caller } = await import('./system.mjs');

const words = process.argv.slice(2);
const seed = Number(words.find((word) => /^\d+$/.test(word)) ?? 20261121);
const share = words.includes('all') ? 1 : 10;
const folder = mkdtempSync(join(tmpdir(), 'cartaviva-loops-'));
const system = await startTestSystem({ env: { ...watchedBy(folder), CLIENT_LIMITS: 'relaxed' } });
const count = { passed: 0, failed: 0 };
try {
  const started = Date.now();
  const { pids } = system.running();
  const probes = await LoopProbes.connect(folder);
  const document = await (await fetch(new URL('/api/openapi.json', system.url))).json();
  const { signedIn, valueOf } = new Caller(system);
  console.log(`  seed ${seed}`);
  const result = await fuzz({
    url: system.url,
    document,
    probes,
    signedIn,
    valueOf,
    seed,
    share,
    say: console.log,
  });
  probes.close();
  count.passed = result.passed;
  count.failed = result.failures.length;
  console.log(`  only refused: ${result.refused.join(', ') || 'none'}`);
  for (const [name, pid] of Object.entries(system.running().pids)) {
    if (pids[name] === pid) continue;
    count.failed += 1;
    console.log(`✗ ${name} ended, and was started again`);
  }
  console.log(`  ${((Date.now() - started) / 1000).toFixed(0)} s`);
} finally {
  await system.close();
  rmSync(folder, { recursive: true });
}
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exit(count.failed === 0 ? 0 : 1);
