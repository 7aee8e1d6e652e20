import rspack from '@rspack/core';
import { resolve } from 'node:path';
import { webBuild } from './web.rspack.mjs';

/**
 * Builds the shell: the page, the single stylesheet of all owner screens, and the shared packages. Copies `public/`
 * unchanged.
 * @param {string} project folder of the app
 * @param {string} name
 * @returns {import('@rspack/core').Configuration}
 */
export function hostBuild(project, name) {
  const build = webBuild(project, { name, router: resolve(project, 'src/shared/router.ts') });
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
      preloadFont,
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'public' }] }),
    ],
  };
}

/** Preloads the font of every screen, so that it loads together with the stylesheet instead of after it. */
const preloadFont = {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('PreloadFont', (compilation) => {
      const hooks = rspack.HtmlRspackPlugin.getCompilationHooks(compilation);
      hooks.alterAssetTags.tapPromise('PreloadFont', async (page) => {
        const font = Object.keys(compilation.assets).find((name) => /figtree.*woff2$/.test(name));
        page.assetTags.styles.unshift({
          tagName: 'link',
          voidTag: true,
          attributes: { rel: 'preload', as: 'font', crossorigin: '', href: `/${font}` },
        });
        return page;
      });
    });
  },
};

const POSTCSS = { postcssOptions: { plugins: { '@tailwindcss/postcss': { optimize: true } } } };
