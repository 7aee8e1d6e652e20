import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { runTool } from './install.mjs';
import { say } from './say.mjs';

const RECORD = 'node_modules/.cache/cartaviva/built';

/** Inputs of the builds, together with their outputs. */
const BUILT_FROM = [
  'apps',
  'libs',
  'tools/build',
  'nx.json',
  'package-lock.json',
  'tsconfig.base.json',
];

/**
 * Builds every app, with unchanged ones from the cache. Does nothing when inputs and outputs are the same as after
 * the last build, because Nx without its daemon deletes and copies all outputs while processes run from them.
 */
export async function buildAll() {
  const before = fingerprint(BUILT_FROM);
  if (existsSync(RECORD) && readFileSync(RECORD, 'utf8') === before) return;
  await say.step('Apps built', () => runTool('npx', ['nx', 'run-many', '-t', 'build']));
  mkdirSync(dirname(RECORD), { recursive: true });
  writeFileSync(RECORD, fingerprint(BUILT_FROM));
}
