import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A busy machine does not explain more flaky suites than this in one run. */
const MAX_FLAKY = 2;

/**
 * Returns the reasons why flaky suites, which failed once and then passed alone, fail the run: there are more than
 * two, or one was also flaky in the previous run. A file keeps their names for the next run.
 * @param {string} file JSON file with the names; missing before the first run
 * @param {readonly string[]} flaky names of the suites of this run
 * @returns {string[]} an empty list when the run may pass
 */
export function judgeFlaky(file, flaky) {
  const before = readNames(file);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(flaky));
  const reasons = flaky
    .filter((name) => before.includes(name))
    .map((name) => `${name} was flaky in the run before, too`);
  if (flaky.length > MAX_FLAKY) reasons.push(`${flaky.length} suites are flaky`);
  return reasons;
}

/** @param {string} file @returns {string[]} */
function readNames(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
}
