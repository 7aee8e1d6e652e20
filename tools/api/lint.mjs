#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { lintDocument } from './lint-document.mjs';

/**
 * `npm run api:lint` lints the document that the code gives, without a system; `-- <file>`, `-- <address>`
 * and `-- -` (the input) lint another. Ends with 1 when a linter has anything to say.
 */
const [, , source] = process.argv;
process.exit(source === undefined ? lintTheCode() : await lint(await read(source)));

/** The suite that makes the document prints what is said of it. */
function lintTheCode() {
  const suite = ['--selectProjects=unit', '--testPathPatterns=openapi-document', '-t', 'linters'];
  const options = { NODE_OPTIONS: '--experimental-vm-modules --no-warnings' };
  const env = { ...process.env, ...options };
  return spawnSync('npx', ['jest', ...suite], { stdio: 'inherit', env }).status ?? 1;
}

/** @param {string} from */
async function read(from) {
  if (from === '-') return text(process.stdin);
  return /^https?:/.test(from) ? (await fetch(from)).text() : readFile(from, 'utf8');
}

/** @param {string} document */
async function lint(document) {
  const found = await lintDocument(JSON.parse(document));
  for (const [linter, problems] of Object.entries(found)) {
    for (const problem of problems) console.log(`  ${problem}`);
    console.log(`${problems.length === 0 ? '✓' : '✗'} ${linter}: ${problems.length} problems`);
  }
  return Object.values(found).flat().length === 0 ? 0 : 1;
}
