import { setTimeout as pause } from 'node:timers/promises';
import { isRunning } from '../engines/child-process.mjs';
import { say } from './say.mjs';

/** Pause before a process that ended is started again: longer each time, short again once it lived. */
const FIRST_RETRY_MS = 200;
const MAX_RETRY_MS = 5_000;
const STABLE_AFTER_MS = 10_000;
/** What a process has begun gets so long to end before what was saved is started. */
const HURRY_AFTER_MS = 200;

/**
 * @typedef {import('../engines/child-process.mjs').Child} Child
 * @typedef {object} Supervised
 * @property {string} name as messages call it
 * @property {() => Promise<Child>} start
 * @property {string} [hint] where to look when it ends
 */

/** Keeps processes running: starts them, starts them again when they end, stops them. */
export class Supervisor {
  /** @type {Map<string, Child>} */
  #running = new Map();
  /** Whoever ends because that was asked for. @type {Set<string>} */
  #restarting = new Set();
  #isStopping = false;

  /** @param {(pids: Record<string, number | undefined>) => void} [onChange] hears who runs */
  constructor(onChange = () => {}) {
    this.onChange = onChange;
  }

  /**
   * Starts a process, and again each time it ends. Rejects when its first start does, and when
   * everything is being stopped meanwhile.
   * @template {Child} C
   * @param {Omit<Supervised, 'start'> & { start: () => Promise<C> }} supervised
   * @returns {Promise<C>} as it was started first
   */
  async keep(supervised) {
    const child = await supervised.start();
    if (!(await this.#watch(supervised, child, FIRST_RETRY_MS))) {
      throw new Error(`${supervised.name} was stopped while it started`);
    }
    return child;
  }

  /** Process ids by name, as they are now. */
  get pids() {
    return Object.fromEntries([...this.#running].map(([name, { process }]) => [name, process.pid]));
  }

  /**
   * Ends a process so that it is started again, from what is built now. Somebody waits for that: a second signal ends
   * what still closes its connections.
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
   * @param {Supervised} supervised @param {Child} child @param {number} wait before it is started again
   * @returns {Promise<boolean>} false when it was stopped instead, because everything is
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

  /** Tries for as long as it takes, and says each time why it did not succeed. @param {Supervised} supervised @param {number} wait */
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
