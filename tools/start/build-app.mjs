import rspack from '@rspack/core';
import { resolve } from 'node:path';

/**
 * What came of building an app.
 * @typedef {object} Built
 * @property {string} hash of all that it is built from: another one where something is different
 * @property {string[]} errors what the compiler has against it
 * @property {Set<string>} files that it read, as absolute paths
 * @property {Set<string>} folders of which it looked at every file
 */

/** Apps that were built: what `npm start` left of them is taken away once. @type {Set<string>} */
const cleaned = new Set();

/** @param {string} app @returns {Promise<import('@rspack/core').Configuration[]>} */
async function buildsOf(app) {
  const isClean = cleaned.has(app);
  cleaned.add(app);
  const { default: builds } = await import(resolve('apps', app, 'rspack.config.mjs'));
  return [builds].flat().map((/** @type {import('@rspack/core').Configuration} */ build) => ({
    ...build,
    // What is drawn once stays; of pages, what was compressed before is not to be served any more. Later on nothing is
    // taken away from under whoever loads a page.
    output: { ...build.output, ...((isClean || build.target === 'node20') && { clean: false }) },
    // Nobody waits here for what makes files small on their way to a telephone.
    optimization: { ...build.optimization, minimize: false },
  }));
}

/**
 * Builds an app as somebody who develops wants it, and keeps nothing of it: a compiler that waits for the next change
 * holds 50 MB for each app, and twice that after some changes, while to begin anew takes less than a second.
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
