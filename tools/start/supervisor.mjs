import { setTimeout as pause } from 'node:timers/promises';
import { isRunning } from '../engines/child-process.mjs';
import { say } from './say.mjs';

/**
 * Pause before an ended process restarts, in milliseconds. It doubles with each attempt up to the maximum and resets
 * once the process was stable.
 */
const FIRST_RETRY_MS = 200;
const MAX_RETRY_MS = 5_000;
const STABLE_AFTER_MS = 10_000;
/** Time for a restarting process to finish its work before a second signal ends it, in milliseconds. */
const HURRY_AFTER_MS = 200;

/**
 * @typedef {import('../engines/child-process.mjs').Child} Child
 * @typedef {object} Supervised
 * @property {string} name name in messages
 * @property {() => Promise<Child>} start
 * @property {string} [hint] shown when the process ends, such as the path of its log
 */

/** Keeps processes running: starts them, restarts them when they end, and stops them. */
export class Supervisor {
  /** @type {Map<string, Child>} */
  #running = new Map();
  /** Names of the processes that end because of `restart`. @type {Set<string>} */
  #restarting = new Set();
  #isStopping = false;

  /** @param {(pids: Record<string, number | undefined>) => void} [onChange] receives the running processes by name */
  constructor(onChange = () => {}) {
    this.onChange = onChange;
  }

  /**
   * Starts a process and restarts it each time it ends. Rejects when the first start fails or when everything is
   * stopped meanwhile.
   * @template {Child} C
   * @param {Omit<Supervised, 'start'> & { start: () => Promise<C> }} supervised
   * @returns {Promise<C>} the first process
   */
  async keep(supervised) {
    const child = await supervised.start();
    if (!(await this.#watch(supervised, child, FIRST_RETRY_MS))) {
      throw new Error(`${supervised.name} was stopped while it started`);
    }
    return child;
  }

  get pids() {
    return Object.fromEntries([...this.#running].map(([name, { process }]) => [name, process.pid]));
  }

  /**
   * Ends a process so that it starts again from the current build. A developer waits for it, so a second signal soon
   * ends connections that are still open.
   * @param {string} name
   */
  restart(name) {
    const child = this.#running.get(name);
    if (!child) return;
    this.#restarting.add(name);
    child.process.kill('SIGINT');
    const hurry = setTimeout(() => child.process.kill('SIGINT'), HURRY_AFTER_MS);
    child.process.once('exit', () => clearTimeout(hurry));
  }

  async stop() {
    this.#isStopping = true;
    await Promise.all([...this.#running.values()].map((child) => child.stop()));
  }

  /**
   * @param {Supervised} supervised @param {Child} child @param {number} wait pause before a restart, in milliseconds
   * @returns {Promise<boolean>} false when the child was stopped because everything stops
   */
  async #watch(supervised, child, wait) {
    if (this.#isStopping) {
      await child.stop();
      return false;
    }
    const startedAt = Date.now();
    const onExit = () => {
      this.#running.delete(supervised.name);
      this.onChange(this.pids);
      if (this.#isStopping) return;
      if (this.#restarting.delete(supervised.name)) return void this.#startAgain(supervised, 0);
      const how = child.process.signalCode ?? child.process.exitCode;
      say.note(
        `${supervised.name} ended (${how}); starting it again. ${supervised.hint ?? ''}`.trimEnd(),
      );
      const hasLived = Date.now() - startedAt > STABLE_AFTER_MS;
      void this.#startAgain(supervised, hasLived ? FIRST_RETRY_MS : wait);
    };
    this.#running.set(supervised.name, child);
    this.onChange(this.pids);
    if (isRunning(child.process)) child.process.once('exit', onExit);
    else onExit();
    return true;
  }

  /**
   * Restarts the process, without a limit on attempts, and reports the reason of each failure.
   * @param {Supervised} supervised @param {number} wait
   */
  async #startAgain(supervised, wait) {
    await pause(wait);
    if (this.#isStopping) return;
    const next = Math.min(Math.max(wait * 2, FIRST_RETRY_MS), MAX_RETRY_MS);
    try {
      await this.#watch(supervised, await supervised.start(), next);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      say.failed(`${supervised.name} could not be started again: ${reason}`);
      void this.#startAgain(supervised, next);
    }
  }
}
