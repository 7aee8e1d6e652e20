import { markdownRule } from '@cartaviva/tools/build/markdown.mjs';
import { swcRule, resolveSources } from '@cartaviva/tools/build/typescript.mjs';
import { resolve } from 'node:path';
import { PagesPlugin } from './pages.plugin.mjs';

/** Where the gateway serves this remote's files. */
const PUBLIC_PATH = '/remotes/site/';

/**
 * Writes the site's pages out as HTML: the screens are built for Node, drawn once, and laid down as
 * `dist/pages/pages.json`.
 * @param {string} project folder of the app
 * @returns {import('@rspack/core').Configuration}
 */
export const prerenderBuild = (project) => ({
  name: 'pages',
  dependencies: ['site'],
  context: project,
  mode: 'production',
  target: 'node20',
  entry: { render: './prerender/main.tsx' },
  devtool: false,
  output: {
    path: resolve(project, 'dist/pages'),
    filename: '[name].mjs',
    publicPath: PUBLIC_PATH,
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
    // The same names that the remote's build gives: it is the one that lays the files down.
    assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    clean: true,
  },
  externalsType: 'module',
  externals: [
    ({ request = '' }, done) => {
      const ours = /^(\.|\/|@cartaviva\/)/.test(request);
      return ours ? done() : done(undefined, request);
    },
  ],
  resolve: resolveSources,
  module: {
    generator: { 'asset/resource': { emit: false } },
    rules: [swcRule(), markdownRule],
  },
  optimization: { minimize: false, splitChunks: false },
  plugins: [new PagesPlugin()],
  performance: { hints: false },
  stats: 'errors-warnings',
});
