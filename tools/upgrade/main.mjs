#!/usr/bin/env node
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAll } from '../start/build.mjs';
import { installPackages } from '../start/install.mjs';

/**
 * Upgrades a running system of another version to this one, as docs/operations/upgrades.md describes, and downgrades
 * it again:
 *   npm run upgrade:check -- v1.2.0     or any other local commit
 */
const [version] = process.argv.slice(2);
if (!version) {
  console.error('npm run upgrade:check -- COMMIT');
  process.exit(2);
}
await installPackages();
await buildAll();
const { makeOlder } = await import('./older.mjs');
const { upgrade } = await import('./upgrade.mjs');
const folder = mkdtempSync(join(tmpdir(), 'cartaviva-older-'));
try {
  await makeOlder(version, folder);
  const { passed, failed } = await upgrade(folder);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
