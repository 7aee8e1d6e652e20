#!/usr/bin/env node
import { Draft } from './draft.mjs';
import { Refusal } from './names.mjs';
import { plan } from './plan.mjs';

/** Writes the files of a new message, ability or screen into the current folder. */
const draft = new Draft(process.cwd());
try {
  plan(draft, process.argv.slice(2));
  const changed = await draft.write();
  print('Created', draft.created);
  print('Changed', changed);
  print('Left to do', draft.left);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(`${error.message} Nothing was written.`);
  process.exitCode = 1;
}

/**
 * @param {string} title
 * @param {readonly string[]} lines
 */
function print(title, lines) {
  console.log(`${title}:`);
  for (const line of lines) console.log(`  ${line}`);
}
