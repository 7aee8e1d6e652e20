import { resolve } from 'node:path';
import { MenuAssets } from './build/menu-assets.mjs';
import { PrecompressPlugin } from '@cartaviva/tools/build/precompress.plugin.mjs';
import { resolveSources, swcOptions } from '@cartaviva/tools/build/typescript.mjs';

/**
 * Builds what the diner page carries: a script of a few KB and the style sheet's text, named by
 * `dist/client/manifest.json`. The page itself is rendered by the gateway.
 * @type {import('@rspack/core').Configuration}
 */
export default {
  context: import.meta.dirname,
  mode: 'production',
  target: ['web', 'es2018'],
  entry: { menu: ['./src/client/main.ts', './src/client/menu.css'] },
  devtool: false,
  output: {
    path: resolve(import.meta.dirname, 'dist/client'),
    filename: '[name].[contenthash:10].js',
    clean: true,
  },
  resolve: resolveSources,
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: 'builtin:swc-loader',
        options: { ...swcOptions, jsc: { ...swcOptions.jsc, target: 'es2018' } },
        type: 'javascript/auto',
      },
      { test: /\.css$/, type: 'css' },
    ],
  },
  plugins: [new MenuAssets('/menu-assets/'), new PrecompressPlugin()],
  performance: { hints: false },
  stats: 'errors-warnings',
};
