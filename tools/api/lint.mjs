#!/usr/bin/env node
import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import { text } from 'node:stream/consumers';
import { lintDocument } from './lint-document.mjs';

/**
 * `npm run api:lint` lints the document that the code generates, without starting a system. `-- <file>`, `-- <URL>`
 * and `-- -` (standard input) lint another document. Exits with 1 when a linter reports a problem.
 */
const [, , source] = process.argv;
process.exit(await lint(source === undefined ? await documentOfCode() : await read(source)));

async function documentOfCode() {
  register('../../rig/jest/typescript-hooks.mjs', import.meta.url);
  const { previewedDocument } = await import('../../apps/gateway/test/previewed-document');
  return JSON.stringify(await previewedDocument());
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
