import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

// A worker whose runner was killed would otherwise stay alive while its suite has anything open, together with the
// engines that the suite started.
process.once('disconnect', () => process.exit(1));

/**
 * jest-circus keeps the handlers of its events in the realm: its own two, then those of the suite. Handlers of a suite
 * that is over would otherwise judge the suites after it.
 */
const HANDLERS = Symbol.for('EVENT_HANDLERS');
const OWN_HANDLERS = 2;

/** Message type with which jest-worker ends a worker. */
const END = 2;

// Shared services run until then and end with the process.
process.on('message', (/** @type {unknown[]} */ [type]) => {
  if (type === END) process.exit(0);
});

/**
 * Environment in the realm of the worker, in which suites share the state of modules. After each suite, the
 * environment variables of the process are restored.
 */
export default class WorkerRealmEnvironment {
  global = globalThis;
  fakeTimers = null;
  moduleMocker = new ModuleMocker(globalThis);
  #before = { env: { ...process.env }, exit: process.exit, console: globalThis.console };

  /** @param {import('@jest/environment').JestEnvironmentConfig} config */
  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    const { env, exit, console } = this.#before;
    Object.assign(process, { env, exit });
    Object.assign(globalThis, { console });
    /** @type {any} */ (globalThis)[HANDLERS]?.splice(OWN_HANDLERS);
  }

  /**
   * Publishes the current test, so that shared services drop its overrides when it ends (`runningTest` of
   * `@cartaviva/server-testing`).
   * @param {{ name: string, test?: object }} event event of jest-circus
   * @returns {void | Promise<void>}
   */
  handleTestEvent({ name, test }) {
    if (name === 'test_start') Object.assign(globalThis, { runningTest: test });
    if (name === 'test_done') Object.assign(globalThis, { runningTest: undefined });
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  /** Jest requires this, but nothing uses it: `worker-realm-runtime.mjs` compiles in the worker's realm. */
  getVmContext() {
    return {};
  }
}
