#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { faultsIn } from './audit.mjs';

/**
 * Asks the registry for vulnerabilities of the production packages. Fails for serious ones that audit-exceptions.json
 * does not list:
 *   npm run audit                  where the registry is reachable
 *   npm run audit -- report.json   reads the output of
 *                                  `npm audit --package-lock-only --omit=dev --json` from another machine
 */
const ASKING = ['audit', '--package-lock-only', '--omit=dev', '--json'];

const [file] = process.argv.slice(2);
const text = file
  ? readFileSync(file, 'utf8')
  : spawnSync('npm', ASKING, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).stdout;
/** @type {import('./audit.mjs').Report & { error?: unknown, message?: string }} */
const report = JSON.parse(text);
if (!report.vulnerabilities) {
  console.error(
    `The registry gave no report. Ask it elsewhere: npm ${ASKING.join(' ')} > report.json`,
  );
  process.exit(2);
}
const exceptions = JSON.parse(
  readFileSync(new URL('audit-exceptions.json', import.meta.url), 'utf8'),
);
const faults = faultsIn(report, exceptions, new Date().toISOString().slice(0, 10));
for (const fault of faults) console.error(fault);
console.log(`${faults.length} serious faults that nobody excepted.`);
process.exitCode = faults.length > 0 ? 1 : 0;
