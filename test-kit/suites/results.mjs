import { existsSync, readFileSync } from 'node:fs';

/**
 * Sums by project what the reporter `test-kit/jest/finished-suites.mjs` wrote. A runner that ended in
 * failure without a failed test (it died, or a set-up failed) counts as one failure beside what finished.
 * @param {string} file one JSON line for each finished suite; missing when none finished
 * @param {number | null} status the runner's exit code, null when a signal ended it
 * @returns {Map<string, { passed: number, failed: number }>}
 */
export function readResults(file, status) {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const results = new Map();
  let failed = 0;
  for (const line of lines) {
    const suite = JSON.parse(line);
    const sum = results.get(suite.project) ?? { passed: 0, failed: 0 };
    sum.passed += suite.passed;
    sum.failed += suite.failed;
    failed += suite.failed;
    results.set(suite.project, sum);
  }
  if (status !== 0 && failed === 0) results.set('runner', { passed: 0, failed: 1 });
  return results;
}
