import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { runTool } from './install.mjs';
import { say } from './say.mjs';

const RECORD = 'node_modules/.cache/cartaviva/built';

/** What builds are made of, and beside their sources the builds themselves. */
const BUILT_FROM = [
  'apps',
  'libs',
  'tools/build',
  'nx.json',
  'package-lock.json',
  'tsconfig.base.json',
];

/**
 * Builds every app; what has not changed comes from the cache. Nothing is touched where all is as the last build left
 * it: Nx without its daemon takes every output away and copies it anew, under the processes that run from it.
 */
export async function buildAll() {
  const before = fingerprint(BUILT_FROM);
  if (existsSync(RECORD) && readFileSync(RECORD, 'utf8') === before) return;
  await say.step('Apps built', () => runTool('npx', ['nx', 'run-many', '-t', 'build']));
  mkdirSync(dirname(RECORD), { recursive: true });
  writeFileSync(RECORD, fingerprint(BUILT_FROM));
}
