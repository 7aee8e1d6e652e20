import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isRunning } from '../engines/child-process.mjs';
import { isReady, launch, startService } from './service-process.mjs';

const SPARE = resolve(import.meta.dirname, 'spare.mjs');
const POLL_MS = 50;

/** @typedef {import('./processes.mjs').ProcessPlan} ProcessPlan */

/**
 * Keeps a spare for each running process, which has loaded its packages and waits. A restart then takes only the time
 * that our own code needs to start.
 */
export class Spares {
  /** @type {Map<string, import('../engines/child-process.mjs').Child>} spares by process name */
  #waiting = new Map();
  #isStopping = false;

  /** Starts a process from its spare if one waits, and prepares the next spare. @param {ProcessPlan} plan */
  async start(plan) {
    const spare = this.#waiting.get(plan.name);
    this.#waiting.delete(plan.name);
    const isUsable = spare && isRunning(spare.process);
    if (isUsable) spare.process.stdin?.end('begin\n');
    const started = isUsable ? spare : await startService(plan);
    void this.#prepare(plan, started);
    return started;
  }

  async stop() {
    this.#isStopping = true;
    await Promise.all([...this.#waiting.values()].map((spare) => spare.stop()));
  }

  /**
   * Launches the next spare once the started process is ready, so that the two do not compete for the processor.
   * A process that ends before it is ready will be restarted, so its spare is launched at once.
   * @param {ProcessPlan} plan
   * @param {import('../engines/child-process.mjs').Child} started
   */
  async #prepare(plan, started) {
    while (!this.#isStopping && isRunning(started.process) && !(await isReady(plan))) {
      await pause(POLL_MS);
    }
    const waiting = this.#waiting.get(plan.name);
    if (this.#isStopping || (waiting && isRunning(waiting.process))) return;
    const args = ['--experimental-import-meta-resolve', SPARE, plan.script];
    this.#waiting.set(plan.name, launch(plan, args, 'pipe'));
  }
}
