import { rspack } from '@rspack/core';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serviceBuild } from '@cartaviva/tools/build/service.rspack.mjs';
import pageConfig from '../rspack.config.mjs';

/** @param {import('@rspack/core').Configuration} config */
const build = (config) =>
  new Promise((built, failed) => {
    const compiler = rspack(config);
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) failed(error ?? new Error(stats?.toString('errors-only')));
      else compiler.close(() => built(undefined));
    });
  });

/** Builds page and renderer as the system does. @param {string} folder */
export async function buildSamples(folder) {
  const client = join(folder, 'client');
  await build({ ...pageConfig, output: { ...pageConfig.output, path: client } });
  const { output, ...renderer } = serviceBuild(import.meta.dirname, { render: './render.ts' });
  await build({ ...renderer, output: { ...output, path: join(folder, 'server') } });
  /** @type {typeof import('./render')} */
  const samples = await import(pathToFileURL(join(folder, 'server/render.js')).href);
  return {
    samples,
    client,
    assets: JSON.parse(readFileSync(join(client, 'manifest.json'), 'utf8')),
  };
}
