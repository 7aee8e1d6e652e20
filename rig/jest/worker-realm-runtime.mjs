import { createRequire, register } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compileFunction, SyntheticModule } from 'node:vm';
import { sourceMapOf } from './compiled-source.mjs';
import { sharedScript } from './shared-scripts.mjs';
import SharedScriptsRuntime from './shared-scripts-runtime.mjs';
import WorkerRealmEnvironment from './worker-realm-environment.mjs';

/** @typedef {Record<string, unknown>} Exports */

/** Modules that only Jest can give a suite. */
const OF_THE_SUITE = /^(node:|data:|@jest\/globals$)/;

/** What each suite loads for itself: its own file, and what is no module. */
const NOT_SHARED = /\.(spec|int-spec|e2e-spec)\.ts$|\.json$|\.md$/;

// Compiles our sources where Node loads them.
register('./typescript-hooks.mjs', import.meta.url);

const { cache: commonJs } = createRequire(import.meta.url);

/** @type {Map<string, Promise<Exports>>} exports of the modules that the worker has loaded, by file */
const loaded = new Map();

/**
 * Exports of a module. Node's lexer does not find every name of a CommonJS module: those are read
 * from the module itself.
 * @param {string} path @returns {Promise<Exports>}
 */
async function importShared(path) {
  /** @type {Exports} */
  const namespace = await import(pathToFileURL(path).href);
  return path in commonJs
    ? { .../** @type {object} */ (namespace['default']), ...namespace }
    : namespace;
}

/**
 * Runs suites in the realm of their worker (`worker-realm-environment.mjs`), where Node loads packages and our own
 * sources once for all of them: a suite loads its own file alone. So suites can share what the first of them started.
 * A suite that measures its whole process, mocks modules or loads what Jest alone compiles asks for another environment,
 * and gets a realm of its own.
 */
export default class WorkerRealmRuntime extends SharedScriptsRuntime {
  /** @param {ConstructorParameters<typeof SharedScriptsRuntime>} args */
  constructor(...args) {
    super(...args);
    const [, environment] = args;
    if (!(environment instanceof WorkerRealmEnvironment)) return;
    // Jest has no seam for this: these are members of its own that its exact version in the lockfile has.
    const { esmLoader, executor, _resolution, registries } = /** @type {any} */ (this);
    const resolveModule = esmLoader.resolveModule.bind(esmLoader);
    Object.assign(esmLoader, {
      getContext: () => undefined,
      /** @param {string} specifier @param {string} from @param {undefined} context */
      resolveModule: async (specifier, from, context) => {
        if (OF_THE_SUITE.test(specifier)) return resolveModule(specifier, from, context);
        const path = await _resolution.resolveEsmAsync(from, specifier);
        if (NOT_SHARED.test(path)) return resolveModule(specifier, from, context);
        return sharedModule(registries.getActiveEsmRegistry(), path);
      },
    });
    // Newer Nodes let Jest load whole graphs at once, past `resolveModule`.
    _resolution.canResolveSync = () => false;
    /** @param {string} source @param {string} filename */
    executor.compile = (source, filename) =>
      sharedScript(source, filename, executor.injectedModuleParameters)?.runInThisContext() ??
      compileFunction(source, executor.injectedModuleParameters, {
        filename,
        importModuleDynamically: (specifier, _function, attributes) =>
          executor.dynamicImport(specifier, filename, undefined, attributes),
      });
  }

  /** @override */
  getSourceMaps() {
    return new SourceMaps(super.getSourceMaps());
  }
}

/** Source maps by the sources that stacks name: Jest's own, and those of the sources that Node has loaded. */
class SourceMaps extends Map {
  /** @override @param {string} source */
  get(source) {
    return (
      super.get(source) ??
      (source.startsWith('file:') ? sourceMapOf(fileURLToPath(source)) : undefined)
    );
  }
}

/**
 * The exports of a file that the worker has loaded, as a module of the suite.
 * @param {Map<string, SyntheticModule>} registry the suite's modules @param {string} path
 */
async function sharedModule(registry, path) {
  const loading = loaded.get(path) ?? importShared(path);
  loaded.set(path, loading);
  const exports = await loading;
  const registered = registry.get(path);
  if (registered) return registered;
  const module = new SyntheticModule(
    Object.keys(exports),
    () => {
      for (const [name, value] of Object.entries(exports)) module.setExport(name, value);
    },
    { identifier: path },
  );
  registry.set(path, module);
  return module;
}
