import { rspack } from '@rspack/core';
import { readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { DESIGN, MenuAssets } from './build/menu-assets.mjs';
import { PrecompressPlugin } from '@cartaviva/tools/build/precompress.plugin.mjs';
import { resolveSources, swcOptions } from '@cartaviva/tools/build/typescript.mjs';

const SHEETS = './src/design/sheets';

/** Each design has its own style sheet, so a page contains only the one of its menu. */
const designs = Object.fromEntries(
  readdirSync(resolve(import.meta.dirname, SHEETS)).map((file) => [
    DESIGN + basename(file, '.css'),
    `${SHEETS}/${file}`,
  ]),
);

/**
 * Builds the parts of the diner page: its small script, the chunks that the script loads on interaction and the text
 * of the style sheet. `dist/client/manifest.json` names the script and contains the style sheet. The build also
 * produces the service worker, the custom element for other sites and the editor's preview. The gateway renders the
 * page itself.
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
    // The service worker and the script for other sites have stable addresses, so their names contain no hash.
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
      // The preview switches between designs, so it imports them as text.
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
      // Lowering for browsers older than 2021 (Chrome 87, Safari 14.1; `aspect-ratio` needs Chrome 88) would write
      // each logical property twice, for left-to-right and right-to-left text. That would make up half of all CSS.
      // Those browsers show a readable page without it.
      new rspack.LightningCssMinimizerRspackPlugin({
        minimizerOptions: { exclude: { logicalProperties: true } },
      }),
    ],
  },
  performance: { hints: false },
  stats: 'errors-warnings',
};
