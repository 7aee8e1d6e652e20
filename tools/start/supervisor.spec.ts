import { jest } from '@jest/globals';
import { startChild } from '../engines/child-process.mjs';
import { until } from '../engines/ports.mjs';
import { Supervisor } from './supervisor.mjs';

const sleeping = async () => startChild('sleep', ['600'], { stdio: 'ignore', graceSeconds: 0.5 });
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a supervisor', () => {
  const said: string[] = [];
  let supervisor: Supervisor;
  beforeEach(() => {
    said.length = 0;
    const hear = (text: unknown) => void said.push(String(text));
    jest.spyOn(console, 'log').mockImplementation(hear);
    jest.spyOn(console, 'error').mockImplementation(hear);
    supervisor = new Supervisor();
  });
  afterEach(() => supervisor.stop());

  const pid = () => supervisor.pids['engine'] ?? 0;

  it('starts again what was killed, and says so', async () => {
    const first = await supervisor.keep({ name: 'engine', start: sleeping, hint: 'See its log' });
    expect(pid()).toBe(first.process.pid);
    first.process.kill('SIGKILL');
    await until(() => pid() !== 0 && pid() !== first.process.pid, 10_000, 'not started again');
    expect(said.join()).toContain('engine ended (SIGKILL); starting it again. See its log');
  });

  it('starts again at once what is to be restarted, however often, and takes it for no fault', async () => {
    await supervisor.keep({ name: 'engine', start: sleeping });
    const start = Date.now();
    for (let time = 0; time < 3; time += 1) {
      const before = pid();
      supervisor.restart('engine');
      await until(() => pid() !== 0 && pid() !== before, 10_000, 'not started again');
    }
    // Three restarts of a process that ends by itself wait for 200, 400 and 800 ms.
    expect(Date.now() - start).toBeLessThan(1400);
    expect(said).toEqual([]);
  });

  it('tries again while it cannot be started, and says why', async () => {
    let failures = 2;
    const ended = await sleeping();
    await ended.stop();
    const start = async () => {
      if ((failures -= 1) >= 0) throw new Error('its folder is full');
      return sleeping();
    };
    const starts = [async () => ended, start];
    await supervisor.keep({ name: 'engine', start: () => (starts.shift() ?? start)() });
    await until(() => pid() !== 0, 10_000, 'not started again');
    const complaint = 'engine could not be started again: its folder is full';
    expect(said.filter((text) => text.includes(complaint))).toHaveLength(2);
  });

  it('passes on that the first start failed', async () => {
    const start = () => Promise.reject(new Error('no such program'));
    await expect(supervisor.keep({ name: 'engine', start })).rejects.toThrow('no such program');
  });

  it('starts nothing again once it stops, and stops what was still starting', async () => {
    const { process: running } = await supervisor.keep({ name: 'engine', start: sleeping });
    let go = () => {};
    const gate = new Promise<void>((resolve) => (go = resolve));
    let late = 0;
    const starting = supervisor.keep({
      name: 'late',
      start: async () => {
        await gate;
        const child = await sleeping();
        late = child.process.pid ?? 0;
        return child;
      },
    });
    await supervisor.stop();
    go();
    await expect(starting).rejects.toThrow('late was stopped while it started');
    expect([isAlive(running.pid ?? 0), isAlive(late)]).toEqual([false, false]);
    expect(supervisor.pids).toEqual({});
    expect(said).toEqual([]);
  });

  it('kills a frozen process after its grace', async () => {
    const start = async () =>
      startChild('sh', ['-c', `trap '' TERM; echo up; while :; do sleep 0.1; done`], {
        graceSeconds: 0.3,
      });
    const { process: frozen } = await supervisor.keep({ name: 'engine', start });
    await new Promise((up) => frozen.stdout?.once('data', up));
    frozen.kill('SIGSTOP');
    await supervisor.stop();
    expect(isAlive(frozen.pid ?? 0)).toBe(false);
  });
});
