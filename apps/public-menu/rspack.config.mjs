import { rspack } from '@rspack/core';
import { readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { DESIGN, MenuAssets } from './build/menu-assets.mjs';
import { PrecompressPlugin } from '@cartaviva/tools/build/precompress.plugin.mjs';
import { resolveSources, swcOptions } from '@cartaviva/tools/build/typescript.mjs';

const SHEETS = './src/design/sheets';

/** A style sheet of its own for each design: a page holds the one of its menu. */
const designs = Object.fromEntries(
  readdirSync(resolve(import.meta.dirname, SHEETS)).map((file) => [
    DESIGN + basename(file, '.css'),
    `${SHEETS}/${file}`,
  ]),
);

/**
 * Builds what the diner page carries: a script of a few KB, with what it loads when touched, and the
 * style sheet's text, both named by `dist/client/manifest.json`; its service worker; the element that
 * other sites show a menu with; and the editor's preview. The page itself is rendered by the gateway.
 * @type {import('@rspack/core').Configuration}
 */
export default {
  context: import.meta.dirname,
  mode: 'production',
  target: ['web', 'es2018'],
  entry: {
    menu: ['./src/client/main.ts', './src/styles/index.css'],
    sw: './src/worker/main.ts',
    embed: './src/embed/main.ts',
    preview: './src/preview/main.tsx',
    ...designs,
  },
  devtool: false,
  output: {
    path: resolve(import.meta.dirname, 'dist/client'),
    publicPath: '/menu-assets/',
    // A service worker, and what other sites load, are known by their address: it never changes.
    filename: ({ chunk }) =>
      ['sw', 'embed'].includes(chunk?.name ?? '') ? '[name].js' : '[name].[contenthash:10].js',
    chunkFilename: '[name].[contenthash:10].js',
    assetModuleFilename: '[name].[contenthash:10][ext]',
    cssFilename: '[name].[contenthash:10].css',
    clean: true,
  },
  resolve: resolveSources,
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: { ...swcOptions, jsc: { ...swcOptions.jsc, target: 'es2018' } },
        type: 'javascript/auto',
      },
      { test: /\.css$/, resourceQuery: { not: [/text/] }, type: 'css' },
      // The preview shows one design after another.
      { test: /\.css$/, resourceQuery: /text/, type: 'asset/source' },
    ],
  },
  plugins: [
    new rspack.HtmlRspackPlugin({
      filename: 'preview.html',
      template: './src/preview/preview.html',
      chunks: ['preview'],
    }),
    new MenuAssets('/menu-assets/'),
    new PrecompressPlugin(),
  ],
  optimization: {
    minimizer: [
      new rspack.SwcJsMinimizerRspackPlugin(),
      // For browsers of before 2021 (Chrome 87, Safari 14.1; `aspect-ratio` asks for Chrome 88) it would write each
      // logical property twice, by the languages that run from right to left: half of all CSS. They read the page, too.
      new rspack.LightningCssMinimizerRspackPlugin({
        minimizerOptions: { exclude: { logicalProperties: true } },
      }),
    ],
  },
  performance: { hints: false },
  stats: 'errors-warnings',
};
