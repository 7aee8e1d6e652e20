import { existsSync, readFileSync } from 'node:fs';

/**
 * Sums what the reporter `tools/jest/finished-suites.mjs` wrote. A runner that ended in failure
 * without a failed test (it died, or a set-up failed) counts as one failure beside what finished.
 * @param {string} file one JSON line for each finished suite; missing when none finished
 * @param {number | null} status the runner's exit code, null when a signal ended it
 * @returns {{ passed: number, failed: number }}
 */
export function readResults(file, status) {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  /** @type {{ passed: number, failed: number }[]} */
  const suites = lines.map((line) => JSON.parse(line));
  const passed = suites.reduce((sum, suite) => sum + suite.passed, 0);
  const failed = suites.reduce((sum, suite) => sum + suite.failed, 0);
  return { passed, failed: failed || (status === 0 ? 0 : 1) };
}
