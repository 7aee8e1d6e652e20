import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fingerprint } from '../start/fingerprint.mjs';
import { runTool } from '../start/install.mjs';
import { say } from '../start/say.mjs';

const RECORD = 'node_modules/.cache/cartaviva/generated';

/** Files that `nx run-many -t generate` writes, relative to the root. Git ignores them. */
const GENERATED = [
  'apps/gateway/generated/openapi.internal.json',
  'apps/gateway/generated/openapi.json',
  'apps/site/src/api-docs/reference.json',
  'docs/operations/configuration.md',
  'libs/menu-dictionary/compiled',
  'libs/sdk/src/schema.ts',
  'libs/web/api-client/src/schema.ts',
];

/** Inputs of the Nx targets `generate` and `openapi`. */
const SOURCES = [
  'apps/gateway',
  'libs/contracts',
  'libs/domain',
  'libs/menu-dictionary/entries',
  'libs/server',
  'tools/api',
  'tools/deployment',
  'tools/dictionary',
  'tools/generate',
  'tools/sdk',
  'README.md',
  'nx.json',
  'package-lock.json',
];

/**
 * Generates the files that type checks, tests and documents need. Does nothing when neither they nor their sources
 * have changed since the last run.
 */
export async function generateAll() {
  const before = digest();
  if (existsSync(RECORD) && readFileSync(RECORD, 'utf8') === before) return;
  await say.step('Files generated', () => runTool('npx', ['nx', 'run-many', '-t', 'generate']));
  mkdirSync(dirname(RECORD), { recursive: true });
  writeFileSync(RECORD, digest());
}

/** Skips builds and tests, from which nothing is generated. @param {string} name */
const isBesides = (name) => name === 'dist' || /\.(int-)?spec\.tsx?$/.test(name);

function digest() {
  const configurations = readdirSync('apps').map((app) => `apps/${app}/src/config.ts`);
  return fingerprint([...SOURCES, ...configurations, ...GENERATED], isBesides);
}
