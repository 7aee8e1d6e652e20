import { resolve } from 'node:path';
import { resolveSources, swcOptions } from './typescript.mjs';

/**
 * Builds a service worker beside what its project builds, in a file whose name never changes: it is known by
 * its address.
 * @param {string} project folder of the app
 * @param {string} name of the file, and of the folder of its sources
 * @returns {import('@rspack/core').Configuration}
 */
export const workerBuild = (project, name) => ({
  name,
  context: project,
  mode: 'production',
  target: ['webworker', 'es2022'],
  devtool: false,
  entry: { [name]: `./src/${name}/main.ts` },
  output: { path: resolve(project, 'dist'), filename: '[name].js' },
  resolve: resolveSources,
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: 'builtin:swc-loader',
        options: swcOptions,
        type: 'javascript/auto',
      },
    ],
  },
  stats: 'errors-warnings',
});
