import Runtime from 'jest-runtime';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { compileFunction, SyntheticModule } from 'node:vm';
import { sharedScript } from './shared-scripts.mjs';

/** @typedef {Record<string, unknown>} Exports */

/** What no package is: our own files, Node's modules, Jest's own import. */
const NO_PACKAGE = /^(\.|\/|node:|data:|@jest\/globals$)/;

/** Packages that keep what a suite told them; they are loaded anew for each suite, as our sources are. */
const FRESH = /\/node_modules\/prom-client\//;

const { cache: commonJs } = createRequire(import.meta.url);

/** @type {Map<string, Promise<Exports>>} exports of the packages that the worker has loaded, by file */
const packages = new Map();

/** @param {string} path of a file */
const isPackage = (path) =>
  path.includes('/node_modules/') && !FRESH.test(path) && !path.endsWith('.json');

/**
 * What a package exports. Node's lexer does not find every name of a CommonJS module: those are read
 * from the module itself.
 * @param {string} path @returns {Promise<Exports>}
 */
async function importPackage(path) {
  /** @type {Exports} */
  const namespace = await import(pathToFileURL(path).href);
  return path in commonJs
    ? { .../** @type {object} */ (namespace['default']), ...namespace }
    : namespace;
}

/**
 * Runs suites in the realm of their worker (`worker-realm-environment.mjs`), where Node loads a package
 * once for all of them; our own sources are loaded anew for each suite, as always. With a realm per suite
 * the loading of Nest and TypeORM was half of the time of the integration suites.
 */
export default class WorkerRealmRuntime extends Runtime {
  /** @param {ConstructorParameters<typeof Runtime>} args */
  constructor(...args) {
    super(...args);
    // Jest has no seam for this: these are members of its own that its exact version in the lockfile has.
    const { esmLoader, executor, _resolution, registries } = /** @type {any} */ (this);
    const resolveModule = esmLoader.resolveModule.bind(esmLoader);
    Object.assign(esmLoader, {
      getContext: () => undefined,
      /** @param {string} specifier @param {string} from @param {undefined} context */
      resolveModule: async (specifier, from, context) => {
        if (NO_PACKAGE.test(specifier)) return resolveModule(specifier, from, context);
        const path = await _resolution.resolveEsmAsync(from, specifier);
        if (!isPackage(path)) return resolveModule(specifier, from, context);
        return packageModule(registries.getActiveEsmRegistry(), path);
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
}

/**
 * The package of a file as a module of the suite.
 * @param {Map<string, SyntheticModule>} registry the suite's modules @param {string} path
 */
async function packageModule(registry, path) {
  const loading = packages.get(path) ?? importPackage(path);
  packages.set(path, loading);
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
