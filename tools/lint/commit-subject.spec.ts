import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { subjectFault } from './commit-subject.mjs';

describe('the subject of a commit', () => {
  it.each(['Say of the soak what its bounds say', 'Have files read', 'Let it go', 'Tell owners'])(
    'names the thing that changes: %s',
    (subject) => expect(subjectFault(subject)).toContain('for example'),
  );

  it('has at most 72 characters', () => {
    expect(subjectFault('Add '.padEnd(73, 'x'))).toBe(
      'The subject has 73 characters; write at most 72.',
    );
  });

  it.each(['Add '.padEnd(72, 'x'), 'Letter-space headings', 'Merge branch "letters" into main'])(
    'may be: %s',
    (subject) => expect(subjectFault(subject)).toBeUndefined(),
  );
});

describe('the hook of commits', () => {
  let folder: string;
  const commit = (subject: string) => {
    const file = join(folder, 'message');
    writeFileSync(file, `${subject}\n\nLet the body say what it likes.\n`);
    return spawnSync('tools/hooks/commit-msg', [file], { encoding: 'utf8' });
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cartaviva-subject-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('refuses a vague subject with an example', () => {
    const { status, stderr } = commit('Let it be');
    expect([status, stderr]).toEqual([1, expect.stringContaining('for example')]);
  });

  it('accepts a subject that names a thing', () => {
    expect(commit('Explain the bounds of the soak test').status).toBe(0);
  });

  it('is executable in git', () => {
    const [mode] = execFileSync('git', ['ls-files', '-s', 'tools/hooks/commit-msg'], {
      encoding: 'utf8',
    }).split(' ');
    expect(mode).toBe('100755');
  });
});
