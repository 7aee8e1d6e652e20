import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import rspack from '@rspack/core';
import { fileURLToPath } from 'node:url';

/** The packages that must exist once in the page: they hold contexts, caches and hooks. */
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
 * @property {Record<string, string>} [exposes] what a remote gives; without it this is the host
 * @property {string} [router] of the host: what it gives as react-router. A shared package is sent whole,
 *   and of this one the system needs half
 */

/**
 * The host brings every shared package; a remote brings none and takes the host's, so nothing is
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
 * Builds the federation's runtime from its modules, without what goes unused. The plugin by itself takes
 * its CommonJS files, which can only be taken whole.
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
