#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackages } from '../start/install.mjs';
import { readResults } from './results.mjs';

/**
 * Everything that must hold, from a fresh clone: form, lint, types, unit, web, integration on real
 * Postgres and Redis, and the browser's journey. Its last line counts all of it.
 */
const CHECKS = [
  ['format', 'npm', ['run', '--silent', 'format:check']],
  ['lint', 'npm', ['run', '--silent', 'lint']],
  ['types', 'npm', ['run', '--silent', 'types']],
];
const SUITES = ['unit', 'web', 'integration', 'e2e'];

const folder = mkdtempSync(join(tmpdir(), 'cartaviva-results-'));
let passed = 0;
let failed = 0;

await installPackages();
for (const [name, command, args] of /** @type {[string, string, string[]][]} */ (CHECKS)) {
  const status = run(command, args, 'inherit');
  count(name, { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 });
}
for (const suite of SUITES) {
  const file = join(folder, suite);
  // What failed is on its error output; the rest is its summary, which is said here.
  const status = run('npx', ['jest', '--selectProjects', suite], 'ignore', {
    FINISHED_SUITES: file,
  });
  count(suite, readResults(file, status));
}
rmSync(folder, { recursive: true });

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/**
 * @param {string} command @param {string[]} args @param {'inherit' | 'ignore'} output
 * @param {Record<string, string>} [variables]
 * @returns {number | null} the exit code, null when a signal ended it
 */
function run(command, args, output, variables = {}) {
  const env = {
    ...process.env,
    NX_DAEMON: 'false',
    NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
    ...variables,
  };
  return spawnSync(command, args, { stdio: ['ignore', output, 'inherit'], env }).status;
}

/** @param {string} name @param {{ passed: number, failed: number }} result */
function count(name, result) {
  passed += result.passed;
  failed += result.failed;
  const seconds = Math.round(performance.now() / 1000);
  const mark = result.failed === 0 ? '✓' : '✗';
  console.log(
    `${mark} ${name}: ${result.passed} passed, ${result.failed} failed (at ${seconds} s)`,
  );
}
