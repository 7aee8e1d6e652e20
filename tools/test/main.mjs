#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackages } from '../start/install.mjs';

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

const env = {
  ...process.env,
  NX_DAEMON: 'false',
  NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
};
let passed = 0;
let failed = 0;

await installPackages();

for (const [name, command, args] of /** @type {[string, string, string[]][]} */ (CHECKS)) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env });
  console.log(`${status === 0 ? '✓' : '✗'} ${name}`);
  if (status === 0) passed += 1;
  else failed += 1;
}

const folder = mkdtempSync(join(tmpdir(), 'cartaviva-results-'));
for (const suite of SUITES) {
  const file = join(folder, `${suite}.json`);
  const jest = ['jest', '--selectProjects', suite, '--json', '--outputFile', file];
  const { status } = spawnSync('npx', jest, { stdio: ['ignore', 'ignore', 'inherit'], env });
  const result = resultOf(file);
  passed += result.passed;
  failed += result.failed || (status === 0 ? 0 : 1);
  console.log(
    `${status === 0 ? '✓' : '✗'} ${suite}: ${result.passed} passed, ${result.failed} failed`,
  );
}
rmSync(folder, { recursive: true });

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** Tests of one suite; a file that could not even run counts as a failure. @param {string} file */
function resultOf(file) {
  try {
    const result = JSON.parse(readFileSync(file, 'utf8'));
    const broken = result.numRuntimeErrorTestSuites;
    return { passed: result.numPassedTests, failed: result.numFailedTests + broken };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
