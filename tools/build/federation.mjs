import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import rspack from '@rspack/core';
import { fileURLToPath } from 'node:url';

/** Packages that must exist only once in a page, because they hold contexts, caches and hooks. */
const SHARED = [
  'react',
  'react-dom',
  'react-router-dom',
  'swr',
  '@cartaviva/ui',
  '@cartaviva/session',
  '@cartaviva/api-client',
];

/**
 * @typedef {object} FederationOptions
 * @property {string} name global name of the container: `ownerEditor`
 * @property {Record<string, string>} [exposes] modules that a remote exposes; absent for the host
 * @property {string} [router] module that the host shares as react-router. A shared package is sent whole, and the
 *   system needs only half of react-router
 */

/**
 * Builds the federation plugin. The host contains every shared package and a remote contains none, so no package is
 * built, sent or started twice.
 * @param {FederationOptions} options
 */
export function federationOf({ name, exposes, router }) {
  const remote = exposes !== undefined;
  /** @type {{ singleton: true, requiredVersion: false, import?: false }} */
  const terms = { singleton: true, requiredVersion: false, ...(remote && { import: false }) };
  const shared = Object.fromEntries(SHARED.map((library) => [library, terms]));
  return new ModuleFederationPlugin({
    name,
    ...(remote && { filename: 'remoteEntry.js', exposes }),
    shared: {
      ...shared,
      ...(router && { 'react-router-dom': { ...terms, import: router, version: '7' } }),
    },
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
    experiments: {
      ...(remote ? { externalRuntime: true } : { provideExternalRuntime: true }),
      optimization: { disableSnapshot: true, disableRemote: remote, target: 'web' },
    },
  });
}

const RUNTIME = /@module-federation\/[\w-]+\/dist\//;

/**
 * Builds the federation runtime from its ES modules, without unused code. By default, the plugin uses the CommonJS
 * files, which cannot be tree-shaken.
 * @param {import('@rspack/core').Configuration} build
 * @returns {import('@rspack/core').Configuration}
 */
export const withLeanRuntime = (build) => ({
  ...build,
  resolve: {
    ...build.resolve,
    alias: {
      '@module-federation/runtime': fileURLToPath(
        import.meta.resolve('@module-federation/runtime'),
      ),
    },
  },
  module: { rules: [...(build.module?.rules ?? []), { test: RUNTIME, sideEffects: false }] },
  plugins: [
    ...(build.plugins ?? []),
    new rspack.NormalModuleReplacementPlugin(/@module-federation\/.*\.cjs$/, (file) => {
      file.request = file.request.replace(/\.cjs$/, '.js');
    }),
  ],
});
