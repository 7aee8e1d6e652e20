import rspack from '@rspack/core';
import { resolve } from 'node:path';

/**
 * Result of a build.
 * @typedef {object} Built
 * @property {string} hash hash of all inputs
 * @property {string[]} errors errors of the compiler
 * @property {Set<string>} files files that the build read, as absolute paths
 * @property {Set<string>} folders folders of which the build scanned every file
 */

/** Apps built by this process. Only the first build deletes the output of `npm start`. @type {Set<string>} */
const cleaned = new Set();

/** @param {string} app @returns {Promise<import('@rspack/core').Configuration[]>} */
async function buildsOf(app) {
  const isClean = cleaned.has(app);
  cleaned.add(app);
  const { default: builds } = await import(resolve('apps', app, 'rspack.config.mjs'));
  return [builds].flat().map((/** @type {import('@rspack/core').Configuration} */ build) => ({
    ...build,
    // Prerendered pages are kept. The first build of a page deletes its precompressed files, which would be stale.
    // Later builds delete nothing, because a browser may be loading the page.
    output: { ...build.output, ...((isClean || build.target === 'node20') && { clean: false }) },
    // Minifying matters only over slow networks.
    optimization: { ...build.optimization, minimize: false },
  }));
}

/**
 * Builds an app for development. The compiler is closed afterwards. A compiler that waits for changes holds 50 MB per
 * app, and twice that after some changes, while a new one starts in less than a second.
 * @param {string} app
 * @returns {Promise<Built>}
 */
export async function buildApp(app) {
  const compiler = rspack(await buildsOf(app));
  for (const one of compiler.compilers) one.watchMode = true;
  try {
    return await new Promise((done, failed) => {
      compiler.run((failure, rounds) => {
        if (failure || !rounds) return failed(failure ?? new Error(`${app} was not built`));
        const each = rounds.stats;
        const errors = each.flatMap(
          (stats) => stats.toJson({ all: false, errors: true }).errors ?? [],
        );
        const paths = (/** @type {'fileDependencies' | 'contextDependencies'} */ kind) =>
          new Set(each.flatMap(({ compilation }) => [...compilation[kind]]));
        return done({
          hash: each.map(({ hash }) => hash).join(' '),
          errors: errors.map(({ moduleName, message }) => `${moduleName ?? ''}\n${message}`),
          files: paths('fileDependencies'),
          folders: paths('contextDependencies'),
        });
      });
    });
  } finally {
    await new Promise((closed) => compiler.close(closed));
  }
}
