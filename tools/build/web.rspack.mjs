import { resolve } from 'node:path';
import { federationOf, withLeanRuntime } from './federation.mjs';
import { PrecompressPlugin } from './precompress.plugin.mjs';
import { resolveSources, swcOptions } from './typescript.mjs';

/** Browsers of the last three years. Older ones are not supported. */
const BROWSERS = ['chrome >= 111', 'edge >= 111', 'firefox >= 114', 'safari >= 16.4'];

/** @returns {import('@rspack/core').RuleSetRule} */
const swcForBrowsers = () => ({
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      ...swcOptions.jsc,
      target: undefined,
      // Only the server uses types at run time (for its API document) and class names (for its logs).
      transform: { ...swcOptions.jsc.transform, decoratorMetadata: false },
      keepClassNames: false,
    },
    env: { targets: BROWSERS },
  },
  type: 'javascript/auto',
});

/**
 * Base configuration of the shell and the remotes: one browser target, hashed names under `assets/`, precompressed
 * files, and no `eval`, which the content security policy forbids.
 * @param {string} project folder of the app
 * @param {import('./federation.mjs').FederationOptions} federation
 * @returns {import('@rspack/core').Configuration}
 */
export function webBuild(project, federation) {
  return withLeanRuntime({
    context: project,
    mode: 'production',
    target: ['web', `browserslist:${BROWSERS.join(', ')}`],
    devtool: false,
    output: {
      path: resolve(project, 'dist'),
      filename: 'assets/[name].[contenthash:8].js',
      chunkFilename: 'assets/[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      uniqueName: federation.name,
      clean: true,
    },
    resolve: resolveSources,
    module: { rules: [swcForBrowsers()] },
    plugins: [federationOf(federation), new PrecompressPlugin()],
    lazyCompilation: false,
    performance: { hints: false },
    stats: 'errors-warnings',
  });
}
