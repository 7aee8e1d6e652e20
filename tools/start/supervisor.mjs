import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../engines/ports.mjs';
import { say } from './say.mjs';
import { DATA } from './settings.mjs';

/** Pause before a process that ended is started again: longer each time, short again once it lived. */
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 5_000;
const LIVED_MS = 10_000;

/** Keeps processes running: starts them, starts them again when they end, stops them in order. */
export class Supervisor {
  /** @type {Map<string, import('node:child_process').ChildProcess>} */
  #running = new Map();
  #stopping = false;

  /** @param {(pids: Record<string, number | undefined>) => void} [onChange] hears who runs */
  constructor(onChange = () => {}) {
    this.onChange = onChange;
  }

  /** @param {import('./processes.mjs').ProcessPlan} plan */
  start(plan, pause = FIRST_PAUSE_MS) {
    const folder = join(DATA, 'logs');
    mkdirSync(folder, { recursive: true });
    const log = createWriteStream(join(folder, `${plan.name}.log`), { flags: 'a' });
    const child = spawn(process.execPath, ['--enable-source-maps', plan.script], {
      env: { ...process.env, ...plan.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Its own process group: Ctrl-C reaches this supervisor alone, which stops things in order.
      detached: true,
    });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    this.#running.set(plan.name, child);
    this.onChange(this.pids);
    const startedAt = Date.now();
    child.once('exit', (code, signal) => {
      log.end();
      this.#running.delete(plan.name);
      if (this.#stopping) return;
      const next = Date.now() - startedAt > LIVED_MS ? FIRST_PAUSE_MS : pause * 2;
      say.note(`${plan.name} ended (${signal ?? code}); starting it again. See ${log.path}`);
      setTimeout(() => {
        if (!this.#stopping) this.start(plan, Math.min(next, LONGEST_PAUSE_MS));
      }, pause);
    });
  }

  /** Process ids by name, as they are now. */
  get pids() {
    return Object.fromEntries([...this.#running].map(([name, { pid }]) => [name, pid]));
  }

  /** Ends a process so that it is started again, from what is built now. @param {string} name */
  restart(name) {
    this.#running.get(name)?.kill('SIGTERM');
  }

  /** @param {import('./processes.mjs').ProcessPlan} plan */
  async ready(plan, limit = 60_000) {
    await until(
      () =>
        fetch(plan.ready).then(
          ({ ok }) => ok,
          () => false,
        ),
      limit,
      `${plan.name} is not ready. See ${join(DATA, 'logs', `${plan.name}.log`)}`,
    );
  }

  async stop() {
    this.#stopping = true;
    const children = [...this.#running.values()];
    await Promise.all(
      children.map(async (child) => {
        const gone = once(child, 'exit');
        child.kill('SIGTERM');
        await gone;
      }),
    );
  }
}
