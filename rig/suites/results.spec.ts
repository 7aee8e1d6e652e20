import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import FinishedSuites from '../jest/finished-suites.mjs';
import { readSuites, slowestSuites, startOfFailure, sumByProject } from './results.mjs';

describe('the results of a runner', () => {
  let folder: string;
  let file: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cartaviva-results-'));
    file = join(folder, 'integration');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const results = (status: number | null) =>
    Object.fromEntries(sumByProject(readSuites(file), status));
  const finish = (
    suite: string,
    numPassingTests: number,
    numFailingTests = 0,
    testExecError?: Error,
    project = suite.split('/')[0],
    end = 1,
    testResults: object[] = [],
  ) =>
    new FinishedSuites(undefined, { file }).onTestResult(undefined, {
      displayName: { name: project, color: 'white' },
      testFilePath: suite,
      ...{ numPassingTests, numFailingTests, testExecError },
      ...{ perfStats: { start: 0, end }, testResults },
    } as never);

  it('are the sums over the suites of each project', () => {
    finish('unit/slugs', 3);
    finish('web/editor', 5);
    finish('unit/prices', 4);
    expect(results(0)).toEqual({ unit: { passed: 7, failed: 0 }, web: { passed: 5, failed: 0 } });
  });

  it('name the suites that took longest', () => {
    for (const [suite, ms] of Object.entries({
      'unit/slugs': 1,
      'e2e/team': 45_000,
      'web/editor': 9000,
    })) {
      finish(suite, 1, 0, undefined, undefined, ms);
    }
    expect(slowestSuites(readSuites(file), 2)).toEqual([
      { project: 'e2e', suite: 'e2e/team', seconds: 45 },
      { project: 'web', suite: 'web/editor', seconds: 9 },
    ]);
  });

  it('count failed tests', () => {
    finish('unit/slugs', 3, 2);
    expect(results(1)).toEqual({ unit: { passed: 3, failed: 2 } });
  });

  it('keep the first failure of a suite', () => {
    const failed = (fullName: string) => ({
      ...{ status: 'failed', fullName, failureMessages: ['Error: 404', 'Error: 500'] },
    });
    const tests = [{ status: 'passed' }, failed('slugs are unique'), failed('slugs are short')];
    finish('unit/slugs', 1, 2, undefined, 'unit', 1, tests);
    expect(readSuites(file)).toMatchObject([{ failure: 'slugs are unique\nError: 404' }]);
  });

  it('count the last run of a suite alone', () => {
    finish('unit/slugs', 2, 1);
    finish('unit/prices', 2, 1);
    finish('unit/slugs', 3);
    expect(results(1)).toEqual({ unit: { passed: 5, failed: 1 } });
  });

  it('count a suite in each project that it runs in', () => {
    finish('e2e/team', 2);
    finish('e2e/team', 1, 1, undefined, 'webkit');
    expect(results(1)).toEqual({
      e2e: { passed: 2, failed: 0 },
      webkit: { passed: 1, failed: 1 },
    });
  });

  it('count a suite that could not run as one failure', () => {
    finish('unit/slugs', 3);
    finish('unit/prices', 0, 0, new Error('does not compile'));
    expect(results(1)).toEqual({ unit: { passed: 3, failed: 1 } });
    expect(readSuites(file)).toMatchObject([{}, { failure: 'does not compile' }]);
  });

  it('tell a failure by its first lines, without colours', () => {
    const lines = ['slugs are unique', '', '\x1b[31mError: 404\x1b[39m', ...'123456'];
    expect(startOfFailure('✗ unit slugs', lines.join('\n')).split('\n')).toEqual([
      '✗ unit slugs',
      '  slugs are unique',
      '  Error: 404',
      '  1',
      '  2',
      '  3',
      '  4',
    ]);
  });

  it('keep what had finished when the runner was killed, and say that it failed', () => {
    finish('unit/slugs', 91);
    expect(results(null)).toEqual({
      unit: { passed: 91, failed: 0 },
      runner: { passed: 0, failed: 1 },
    });
  });

  it('are a failure when nothing ran', () => {
    expect(results(1)).toEqual({ runner: { passed: 0, failed: 1 } });
  });
});
