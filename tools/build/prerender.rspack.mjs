import { basename, resolve } from 'node:path';
import { PagesPlugin } from './pages.plugin.mjs';
import { resolveSources, swcRule } from './typescript.mjs';

/**
 * Adds a build to that of a remote, which prerenders some of its pages as HTML. It compiles `prerender/main.tsx` for
 * Node, calls its `render` once, and writes the result to `dist/pages/pages.json`.
 * @param {import('@rspack/core').Configuration} remote
 * @param {string} project folder of the app; the gateway serves its files under that name
 * @returns {import('@rspack/core').Configuration[]}
 */
export const withPages = (remote, project) => [
  {
    ...remote,
    name: basename(project),
    output: { ...remote.output, clean: { keep: /^pages/ } },
  },
  prerenderBuild(project, remote.module?.rules?.filter(isForFiles) ?? []),
];

/** Selects the rules that do not compile code. Code is compiled for Node in this build. */
const isForFiles = (/** @type {unknown} */ rule) =>
  !(rule instanceof Object && 'test' in rule && String(rule.test).includes('tsx'));

/**
 * @param {string} project @param {import('@rspack/core').RuleSetRules} rules
 * @returns {import('@rspack/core').Configuration}
 */
const prerenderBuild = (project, rules) => ({
  name: 'pages',
  dependencies: [basename(project)],
  context: project,
  mode: 'production',
  target: 'node20',
  entry: { render: './prerender/main.tsx' },
  devtool: false,
  output: {
    path: resolve(project, 'dist/pages'),
    filename: '[name].mjs',
    publicPath: `/remotes/${basename(project)}/`,
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
    // The remote's build uses the same names, and only that build writes the files.
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
    rules: [swcRule(), ...rules],
  },
  optimization: { minimize: false, splitChunks: false },
  plugins: [new PagesPlugin()],
  performance: { hints: false },
  stats: 'errors-warnings',
});
