import Runtime from 'jest-runtime';
import { sharedScript } from './shared-scripts.mjs';

/**
 * Runs each suite in its own realm, as Jest does, but compiles packages once per worker: React, Testing Library, Nest
 * and parts of Jest. Jest compiles them for each suite, including code that the suite never calls.
 */
export default class SharedScriptsRuntime extends Runtime {
  /** @param {ConstructorParameters<typeof Runtime>} args */
  constructor(...args) {
    super(...args);
    // Jest has no extension point for this. These internal members exist in the exact version that the lockfile pins.
    const { executor } = /** @type {any} */ (this);
    const compile = executor.compile.bind(executor);
    /** @param {string} source @param {string} filename */
    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext();
      const script = context && sharedScript(source, filename, executor.injectedModuleParameters);
      return script ? script.runInContext(context) : compile(source, filename);
    };
  }
}
