import { appendFileSync } from 'node:fs';

/**
 * Appends the result of each suite to a file as soon as it finishes, as one JSON line, so that results survive a
 * crash of the runner.
 */
export default class FinishedSuites {
  /**
   * @param {unknown} _config
   * @param {{ file: string }} options
   */
  constructor(_config, { file }) {
    this.file = file;
  }

  /**
   * @param {unknown} _test
   * @param {import('@jest/reporters').TestResult} result
   */
  onTestResult(
    _test,
    {
      displayName,
      testFilePath,
      numPassingTests,
      numFailingTests,
      testExecError,
      perfStats,
      testResults,
    },
  ) {
    const [failure] = testResults.filter(({ status }) => status === 'failed');
    const line = {
      project: displayName?.name,
      suite: testFilePath,
      passed: numPassingTests,
      // A file that fails to load counts as one failure.
      failed: numFailingTests + (testExecError ? 1 : 0),
      ...(failure && { failure: `${failure.fullName}\n${failure.failureMessages[0]}` }),
      ...(testExecError && { failure: testExecError.message }),
      durationMs: perfStats.end - perfStats.start,
    };
    appendFileSync(this.file, `${JSON.stringify(line)}\n`);
  }
}
