import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

// A worker whose runner was killed would stay for as long as its suite has something open, and with it
// the engines that the suite started.
process.once('disconnect', () => process.exit(1));

/** The message of jest-worker that a worker has no suites left. */
const END = 2;

// What suites share runs until then, and ends with the process.
process.on('message', (/** @type {unknown[]} */ [type]) => {
  if (type === END) process.exit(0);
});

/**
 * The worker's own realm, in which suites share what modules keep. The process's variables that a suite changed are
 * restored after it.
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
  }

  /**
   * Lets what suites share know which test runs, so that it forgets with the test what the test told it
   * (`runningTest` of `@cartaviva/server-testing`).
   * @param {{ name: string, test?: object }} event of jest-circus
   * @returns {void | Promise<void>}
   */
  handleTestEvent({ name, test }) {
    if (name === 'test_start') Object.assign(globalThis, { runningTest: test });
    if (name === 'test_done') Object.assign(globalThis, { runningTest: undefined });
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  /** Asked for by Jest, used by nobody: `worker-realm-runtime.mjs` compiles in the worker's realm. */
  getVmContext() {
    return {};
  }
}
