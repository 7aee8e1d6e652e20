import Runtime from 'jest-runtime';
import { sharedScript } from './shared-scripts.mjs';

/**
 * Runs each suite in a realm of its own, as Jest does, but compiles packages once a worker: React, Testing Library,
 * Nest and Jest's own parts were compiled for each suite, and what a suite never calls was read for that, too.
 */
export default class SharedScriptsRuntime extends Runtime {
  /** @param {ConstructorParameters<typeof Runtime>} args */
  constructor(...args) {
    super(...args);
    // Jest has no seam for this: these are members of its own that its exact version in the lockfile has.
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
