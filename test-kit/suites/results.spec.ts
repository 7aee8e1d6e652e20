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

  const results = (status: number | null) => Object.fromEntries(readResults(file, status));
  const finish = (
    name: string,
    numPassingTests: number,
    numFailingTests = 0,
    testExecError?: Error,
  ) =>
    new FinishedSuites(undefined, { file }).onTestResult(undefined, {
      displayName: { name, color: 'white' },
      testFilePath: 'a.spec.ts',
      ...{ numPassingTests, numFailingTests, testExecError },
      perfStats: { start: 0, end: 1 },
    } as never);

  it('are the sums over the suites of each project', () => {
    finish('unit', 3);
    finish('web', 5);
    finish('unit', 4);
    expect(results(0)).toEqual({ unit: { passed: 7, failed: 0 }, web: { passed: 5, failed: 0 } });
  });

  it('count failed tests', () => {
    finish('unit', 3, 2);
    expect(results(1)).toEqual({ unit: { passed: 3, failed: 2 } });
  });

  it('count a suite that could not run as one failure', () => {
    finish('unit', 3);
    finish('unit', 0, 0, new Error('does not compile'));
    expect(results(1)).toEqual({ unit: { passed: 3, failed: 1 } });
  });

  it('keep what had finished when the runner was killed, and say that it failed', () => {
    finish('unit', 91);
    expect(results(null)).toEqual({
      unit: { passed: 91, failed: 0 },
      runner: { passed: 0, failed: 1 },
    });
  });

  it('are a failure when nothing ran', () => {
    expect(results(1)).toEqual({ runner: { passed: 0, failed: 1 } });
  });
});
