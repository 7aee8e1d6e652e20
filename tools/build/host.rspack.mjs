import rspack from '@rspack/core';
import { webBuild } from './web.rspack.mjs';

/**
 * Builds the shell: the page, the one stylesheet of all owner screens and the shared packages.
 * `public/` is copied as it is; `public/index.html` is the page's template.
 * @param {string} project folder of the app
 * @param {string} name
 * @returns {import('@rspack/core').Configuration}
 */
export function hostBuild(project, name) {
  const build = webBuild(project, { name });
  return {
    ...build,
    entry: { main: './src/main.ts' },
    output: { ...build.output, publicPath: '/' },
    module: {
      rules: [
        ...(build.module?.rules ?? []),
        { test: /\.css$/, type: 'css', use: [{ loader: 'postcss-loader', options: POSTCSS }] },
      ],
    },
    plugins: [
      ...(build.plugins ?? []),
      new rspack.HtmlRspackPlugin({ template: './src/index.html', excludeChunks: [name] }),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'public' }] }),
    ],
  };
}

const POSTCSS = { postcssOptions: { plugins: { '@tailwindcss/postcss': { optimize: true } } } };
