import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Number of lines of a failure to show. */
const FAILURE_LINES = 6;

/** @typedef {{ project: string, suite: string, passed: number, failed: number, failure?: string, durationMs: number }} SuiteResult */

/**
 * Reads the output of the reporter `rig/jest/finished-suites.mjs`. When a suite ran twice in a project, the last run
 * counts.
 * @param {string} file file with one JSON line for each finished suite; missing when none finished
 * @returns {SuiteResult[]}
 */
export function readSuites(file) {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const results = lines.map((line) => /** @type {SuiteResult} */ (JSON.parse(line)));
  return [
    ...new Map(results.map((result) => [`${result.project} ${result.suite}`, result])).values(),
  ];
}

/**
 * Sums the tests by project. A runner that failed without a failed test, because it crashed or a setup failed, counts
 * as one additional failure.
 * @param {readonly SuiteResult[]} suites
 * @param {number | null} status exit code of the runner; null when a signal ended it
 * @returns {Map<string, { passed: number, failed: number }>}
 */
export function sumByProject(suites, status) {
  const results = new Map();
  for (const { project, passed, failed } of suites) {
    const sum = results.get(project) ?? { passed: 0, failed: 0 };
    results.set(project, { passed: sum.passed + passed, failed: sum.failed + failed });
  }
  if (status !== 0 && suites.every(({ failed }) => failed === 0)) {
    results.set('runner', { passed: 0, failed: 1 });
  }
  return results;
}

/**
 * Returns the suites that took longest, the slowest first, with their duration in seconds.
 * @param {readonly SuiteResult[]} suites
 * @param {number} count number of suites to return
 */
export const slowestSuites = (suites, count) =>
  suites
    .toSorted((one, other) => other.durationMs - one.durationMs)
    .slice(0, count)
    .map(({ project, suite, durationMs }) => ({ project, suite, seconds: durationMs / 1000 }));

/**
 * Formats a failure with its first lines, indented. `.ci/run` repeats these lines at the end of its log.
 * @param {string} title @param {string} failure
 */
export const startOfFailure = (title, failure) =>
  [
    title,
    ...stripVTControlCharacters(failure)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, FAILURE_LINES)
      .map((line) => `  ${line}`),
  ].join('\n');
