import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { startChild } from './child-process.mjs';
import { until } from './ports.mjs';

const GUARDED = join(import.meta.dirname, 'guarded.sh');
const MODULE = join(import.meta.dirname, 'child-process.mjs');
/** Shell script that prints a line and then ignores all signals except SIGKILL. */
const STUBBORN = `trap '' TERM INT HUP; echo ready; while :; do sleep 0.1; done`;

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const gone = (pid: number) => until(() => !isAlive(pid), 10_000, `${pid} is still alive`);

/** Starts a process that runs `script` in a shell as its child. Also returns the child's process ID. */
async function starterOf(script: string) {
  const source = `
    import { startChild } from ${JSON.stringify(MODULE)};
    const options = { graceSeconds: 1, stdio: ['ignore', 'pipe', 'ignore'] };
    const { process: child } = startChild('sh', ['-c', ${JSON.stringify(script)}], options);
    child.stdout.once('data', () => console.log(child.pid));
    setInterval(() => {}, 1000);`;
  const starter = spawn(process.execPath, ['--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(starter.stdout, 'data')) as [Buffer];
  return { starter, pid: Number(String(said)) };
}

describe('a child process', () => {
  it.each([
    ['ends by its stop signal', 'echo ready; exec sleep 600'],
    ['that ignores signals is killed', STUBBORN],
  ])('%s when its starter is killed', async (_, script) => {
    const { starter, pid } = await starterOf(script);
    expect(isAlive(pid)).toBe(true);
    starter.kill('SIGKILL');
    await gone(pid);
  });

  it('that is frozen is killed after the grace, and with it what it started', async () => {
    const script = `trap '' TERM; sleep 600 & echo $!; wait`;
    const child = startChild('sh', ['-c', script], {
      graceSeconds: 0.2,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [said] = (await once(child.process.stdout!, 'data')) as [Buffer];
    child.process.kill('SIGSTOP');
    await child.stop();
    expect(child.process.signalCode).toBe('SIGKILL');
    await gone(Number(String(said)));
  });

  it('is stopped by the signal that it asks for, and only once', async () => {
    const child = startChild('sh', ['-c', `trap 'exit 7' INT; echo ready; sleep 600 & wait`], {
      stopSignal: 'SIGINT',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    await once(child.process.stdout!, 'data');
    await Promise.all([child.stop(), child.stop()]);
    await child.stop();
    expect(child.process.exitCode).toBe(7);
  });

  it('that cannot be started says so', async () => {
    const child = startChild('/no/such/program', [], { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.process.stderr!.on('data', (chunk) => (said += String(chunk)));
    await once(child.process.stderr!, 'end');
    expect(said).toContain('/no/such/program');
    await child.stop();
    expect(child.process.exitCode).toBe(127);
  });

  it('is never started when its starter ends before it is watched', async () => {
    const guarded = spawn('sh', [GUARDED, '3', 'echo', 'started'], {
      stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
    });
    let said = '';
    guarded.stdout!.on('data', (text) => (said += String(text)));
    (guarded.stdio[3] as Writable).end();
    await once(guarded, 'close');
    expect(said).toBe('');
  });
});
