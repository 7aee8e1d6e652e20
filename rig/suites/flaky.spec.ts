import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { judgeFlaky } from './flaky.mjs';

describe('flaky suites', () => {
  let folder: string;
  let judge: (...names: string[]) => string[];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cartaviva-flaky-'));
    judge = (...names) => judgeFlaky(join(folder, 'cache', 'flaky.json'), names);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('do not fail the first run that has two of them', () => {
    expect(judge('slugs', 'prices')).toEqual([]);
  });

  it('fail a run that has three of them', () => {
    expect(judge('slugs', 'prices', 'team')).toEqual(['3 suites are flaky']);
  });

  it('fail a second run in a row', () => {
    judge('slugs');
    expect(judge('prices', 'slugs')).toEqual(['slugs was flaky in the run before, too']);
  });

  it('are forgotten after a run without them', () => {
    judge('slugs');
    judge();
    expect(judge('slugs')).toEqual([]);
  });
});
