import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tools/engines/ports.mjs';
import { named } from './scenarios.mjs';

/*
 *   npm run managed-engines                  all scenarios, about ten minutes
 *   npm run managed-engines -- sentinel      one of sentinel, cluster, pgbouncer, replica, recovery, s3
 *   npm run managed-engines -- --no-build    with the existing build
 */
export const title = 'Managed engines';
export const about =
  'the system on engines as providers run them, made of packages of Debian: each fails over under load.';

const NAMES = ['sentinel', 'cluster', 'pgbouncer', 'replica', 'recovery', 's3'];

/** @type {import('./scenarios.mjs').Run} */
export async function run({ words, options, verdicts }) {
  const names = named(NAMES, words);
  const data = mkdtempSync(join(tmpdir(), 'cartaviva-engines-'));
  chmodSync(data, 0o755);
  // Modules read their settings on import, so these variables must be set before.
  Object.assign(process.env, { DATA_DIR: data, PORT: String(await freePort()) });
  try {
    if (!options['no-build']) await (await import('../../tools/start/build.mjs')).buildAll();
    for (const name of names) {
      verdicts.begin(name);
      const { run } = await import(`../scenarios/engines/${name}.mjs`);
      await verdicts.check('set up and closed', () => run(verdicts));
    }
  } finally {
    if (!process.env['KEEP_DATA']) rmSync(data, { recursive: true, force: true });
  }
}
