import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import FinishedSuites from '../jest/finished-suites.mjs';
import { readResults } from './results.mjs';

describe('the results of a runner', () => {
  let folder: string;
  let file: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cartaviva-results-'));
    file = join(folder, 'integration');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const finish = (numPassingTests: number, numFailingTests = 0, testExecError?: Error) =>
    new FinishedSuites(undefined, { file }).onTestResult(undefined, {
      testFilePath: 'a.spec.ts',
      ...{ numPassingTests, numFailingTests, testExecError },
      perfStats: { start: 0, end: 1 },
    } as never);

  it('are the sums over its suites', () => {
    finish(3);
    finish(4);
    expect(readResults(file, 0)).toEqual({ passed: 7, failed: 0 });
  });

  it('count failed tests', () => {
    finish(3, 2);
    expect(readResults(file, 1)).toEqual({ passed: 3, failed: 2 });
  });

  it('count a suite that could not run as one failure', () => {
    finish(3);
    finish(0, 0, new Error('does not compile'));
    expect(readResults(file, 1)).toEqual({ passed: 3, failed: 1 });
  });

  it('keep what had finished when the runner was killed, and say that it failed', () => {
    finish(91);
    expect(readResults(file, null)).toEqual({ passed: 91, failed: 1 });
  });

  it('are a failure when nothing ran', () => {
    expect(readResults(file, 1)).toEqual({ passed: 0, failed: 1 });
  });
});
