import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

// A worker whose runner was killed would stay for as long as its suite has something open, and with it
// the engines that the suite started.
process.once('disconnect', () => process.exit(1));

/** @typedef {{ validationMetadatas: Map<unknown, unknown>, constraintMetadatas: Map<unknown, unknown> }} Validations */

/**
 * The worker's own realm, in which suites share what packages keep. What a suite leaves there is taken
 * away after it: variables of the process, and what decorators told TypeORM and class-validator.
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
    Object.assign(globalThis, { console, typeormMetadataArgsStorage: undefined });
    // Whoever has asked for it holds the storage itself.
    const { classValidatorMetadataStorage: validations } =
      /** @type {{ classValidatorMetadataStorage?: Validations }} */ (globalThis);
    validations?.validationMetadatas.clear();
    validations?.constraintMetadatas.clear();
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  /** Asked for by Jest, used by nobody: `worker-realm-runtime.mjs` compiles in the worker's realm. */
  getVmContext() {
    return {};
  }
}
