import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopLeftover } from './leftover.mjs';

describe('a server that a former start left behind', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cartaviva-leftover-'));
  const pidFile = join(folder, 'server.pid');
  let left: ChildProcess;

  beforeEach(async () => {
    left = spawn('sleep', ['600'], { stdio: 'ignore' });
    await once(left, 'spawn');
    writeFileSync(pidFile, `${left.pid}\n/some/folder\n`);
  });
  afterEach(() => void left.kill('SIGKILL'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is stopped and waited for', async () => {
    const gone = once(left, 'exit');
    await stopLeftover(pidFile, 'sleep', 'SIGINT');
    expect(await gone).toEqual([null, 'SIGINT']);
  });

  it('is not another program that has its process id by now', async () => {
    await stopLeftover(pidFile, 'postgres', 'SIGINT');
    expect(existsSync(pidFile)).toBe(false);
    expect([left.exitCode, left.signalCode]).toEqual([null, null]);
  });

  it('is nobody where there is no file, and where its process has ended', async () => {
    left.kill('SIGKILL');
    await once(left, 'exit');
    await stopLeftover(pidFile, 'sleep', 'SIGINT');
    expect(existsSync(pidFile)).toBe(false);
    await stopLeftover(pidFile, 'sleep', 'SIGINT');
  });
});
