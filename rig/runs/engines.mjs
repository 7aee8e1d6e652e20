#!/usr/bin/env node
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../../tools/engines/ports.mjs';
import { installPackages } from '../../tools/start/install.mjs';

/**
 * Tries the system on engines as providers run them, made of Debian's packages on loopback: each fails
 * over under load, and a ledger says what of the acknowledged was lost.
 *   npm run managed-engines                  all of them, some ten minutes
 *   npm run managed-engines -- sentinel      one of sentinel, cluster, pgbouncer, replica, recovery, s3
 *   npm run managed-engines -- --report      writes what was seen into docs/reports/managed-engines-{date}.md
 *   npm run managed-engines -- --no-build    with what is built
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    report: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
  },
});
await installPackages();
const data = mkdtempSync(join(tmpdir(), 'cartaviva-engines-'));
chmodSync(data, 0o755);
Object.assign(process.env, { DATA_DIR: data, PORT: String(await freePort()) });
// Only now do they know their folder and port.
const { buildAll } = await import('../../tools/start/build.mjs');
const { Verdicts } = await import('../verdict/verdicts.mjs');
const { noteInReport } = await import('../report/engines.mjs');
/** @type {Record<string, () => Promise<(verdicts: import('../verdict/verdicts.mjs').Verdicts) => Promise<void>>>} */
const tries = {
  sentinel: async () => (await import('../scenarios/engines/sentinel.mjs')).trySentinel,
  cluster: async () => (await import('../scenarios/engines/cluster.mjs')).tryCluster,
  pgbouncer: async () => (await import('../scenarios/engines/pgbouncer.mjs')).tryPgBouncer,
  replica: async () => (await import('../scenarios/engines/replica.mjs')).tryReplica,
  recovery: async () => (await import('../scenarios/engines/recovery.mjs')).tryRecovery,
  s3: async () => (await import('../scenarios/engines/s3.mjs')).tryS3,
};
let failed = 0;
try {
  if (!values['no-build']) await buildAll();
  for (const [name, load] of Object.entries(tries)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    const verdicts = new Verdicts();
    const start = new Date();
    console.log(`\n${name}`);
    await verdicts.check('set up and closed', async () => (await load())(verdicts));
    failed += verdicts.failed;
    if (values.report) noteInReport(name, start, verdicts.lines);
  }
} finally {
  if (!process.env['KEEP_DATA']) rmSync(data, { recursive: true, force: true });
}
process.exit(failed === 0 ? 0 : 1);
