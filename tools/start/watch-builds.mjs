import rspack from '@rspack/core';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * One process that builds what is saved, for `watch.mjs`: every app, compiled once and then as far as
 * files have changed. After each time it writes which apps are others than before, as `built menus-service
 * gateway`, and to stderr what the compiler has against them.
 */

/** Several saves of an editor at once are one, in milliseconds. */
const AGGREGATE_MS = 20;

/** @param {string} app @returns {Promise<import('@rspack/core').Configuration[]>} */
async function buildsOf(app) {
  const { default: builds } = await import(resolve('apps', app, 'rspack.config.mjs'));
  return [builds].flat().map((/** @type {import('@rspack/core').Configuration} */ build) => ({
    ...build,
    name: `${app}/${build.name ?? 'main'}`,
    dependencies: (build.dependencies ?? []).map((name) => `${app}/${name}`),
    // What is drawn once stays; of pages, what was compressed before is not to be served any more.
    output: { ...build.output, ...(build.target === 'node20' && { clean: false }) },
    // Nobody waits here for what makes files small on their way to a telephone.
    optimization: { ...build.optimization, minimize: false },
  }));
}

const compiler = rspack((await Promise.all(readdirSync('apps').map(buildsOf))).flat());
/** @type {Map<string, string>} by the name of a build, its last hash */
const hashes = new Map();

compiler.watch({ aggregateTimeout: AGGREGATE_MS }, (failure, rounds) => {
  if (failure) process.stderr.write(`✗ ${failure.stack ?? failure.message}\n`);
  const changed = (rounds?.stats ?? []).filter(({ hash, compilation }) => {
    const name = compilation.name ?? '';
    const isSame = hashes.get(name) === hash;
    hashes.set(name, hash ?? '');
    return !isSame;
  });
  for (const stats of changed) {
    for (const { moduleName, message } of stats.toJson({ all: false, errors: true }).errors ?? []) {
      process.stderr.write(`✗ ${stats.compilation.name} ${moduleName ?? ''}\n${message}\n`);
    }
  }
  const apps = changed
    .filter((stats) => !stats.hasErrors())
    .map(({ compilation }) => (compilation.name ?? '').replace(/\/.*/, ''));
  if (apps.length > 0) process.stdout.write(`built ${[...new Set(apps)].join(' ')}\n`);
});
