import { resolve } from 'node:path';
import { isRunning } from '../engines/child-process.mjs';
import { launch, startService, whenReady } from './service-process.mjs';

const SPARE = resolve(import.meta.dirname, 'spare.mjs');

/** @typedef {import('./processes.mjs').ProcessPlan} ProcessPlan */

/**
 * For each process that runs one more, which has loaded its packages and waits: a restart takes as long as what was
 * built needs to begin.
 */
export class Spares {
  /** @type {Map<string, import('../engines/child-process.mjs').Child>} by name */
  #waiting = new Map();
  #isStopping = false;

  /** Starts a process from its spare, if that waits, and has the next one wait once it is ready. @param {ProcessPlan} plan */
  async start(plan) {
    const spare = this.#waiting.get(plan.name);
    this.#waiting.delete(plan.name);
    if (spare && isRunning(spare.process)) spare.process.stdin?.end('begin\n');
    void this.#prepare(plan);
    return spare && isRunning(spare.process) ? spare : startService(plan);
  }

  async stop() {
    this.#isStopping = true;
    await Promise.all([...this.#waiting.values()].map((spare) => spare.stop()));
  }

  /** @param {ProcessPlan} plan */
  async #prepare(plan) {
    // What is not ready for long is restarted by whoever mends it.
    await whenReady(plan).catch(() => {});
    if (this.#isStopping || this.#waiting.has(plan.name)) return;
    const args = ['--experimental-import-meta-resolve', SPARE, plan.script];
    this.#waiting.set(plan.name, launch(plan, args, 'pipe'));
  }
}
