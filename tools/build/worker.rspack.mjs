import { resolve } from 'node:path';
import { resolveSources, swcOptions } from './typescript.mjs';

/**
 * Builds a service worker beside the build of its project. The file name never changes, because browsers identify a
 * service worker by its URL.
 * @param {string} project folder of the app
 * @param {string} name name of the file and of its source folder
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
