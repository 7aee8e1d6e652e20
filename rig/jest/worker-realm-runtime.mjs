import { createRequire, register } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compileFunction, SyntheticModule } from 'node:vm';
import { sourceMapOf } from './compiled-source.mjs';
import { sharedScript } from './shared-scripts.mjs';
import SharedScriptsRuntime from './shared-scripts-runtime.mjs';
import WorkerRealmEnvironment from './worker-realm-environment.mjs';

/** @typedef {Record<string, unknown>} Exports */

/** Matches modules that only Jest provides to a suite. */
const OF_THE_SUITE = /^(node:|data:|@jest\/globals$)/;

/** Matches files that each suite loads for itself: its own file, and files other than code. */
const NOT_SHARED = /\.(spec|int-spec|e2e-spec)\.ts$|\.json$|\.md$/;

// Makes Node compile our TypeScript sources.
register('./typescript-hooks.mjs', import.meta.url);

const { cache: commonJs } = createRequire(import.meta.url);

/** @type {Map<string, Promise<Exports>>} exports of loaded modules, by file */
const loaded = new Map();

/**
 * Returns the exports of a module. Node's lexer does not find every export of a CommonJS module, so those are read
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
 * Runs suites in the realm of their worker (`worker-realm-environment.mjs`). Node loads packages and our own sources
 * once for all of them, and a suite loads only its own file, so suites can share services that the first of them
 * started. A suite that measures its whole process, mocks modules, or loads files that only Jest compiles selects
 * another environment and gets its own realm.
 */
export default class WorkerRealmRuntime extends SharedScriptsRuntime {
  /** @param {ConstructorParameters<typeof SharedScriptsRuntime>} args */
  constructor(...args) {
    super(...args);
    const [, environment] = args;
    if (!(environment instanceof WorkerRealmEnvironment)) return;
    // Jest has no extension point for this. These internal members exist in the exact version that the lockfile pins.
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
    // In newer versions of Node, Jest would otherwise load whole module graphs at once and bypass `resolveModule`.
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

/**
 * Source maps by source: those of Jest, and those of the sources that Node has loaded. Jest asks for this map before
 * it compiles the suite, so it reads Jest's own map when an error is formatted.
 * @extends {Map<string, string>}
 */
class SourceMaps extends Map {
  /** @param {ReturnType<SharedScriptsRuntime['getSourceMaps']>} compiled Jest's source maps */
  constructor(compiled) {
    super();
    this.compiled = compiled;
  }

  /** @override @param {string} source */
  get(source) {
    return (
      this.compiled.get(source) ??
      (source.startsWith('file:') ? sourceMapOf(fileURLToPath(source)) : undefined)
    );
  }
}

/**
 * Wraps the exports of a loaded file in a module of the suite.
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
