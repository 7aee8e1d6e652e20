import { serviceBuild } from '@cartaviva/tools/build/service.rspack.mjs';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const dist = join(import.meta.dirname, 'dist');
const drawings = join(import.meta.dirname, '../../libs/menu-templates/drawings');

/** By default, Node processes only four images at once, on any number of cores. */
const env = { ...process.env, UV_THREADPOOL_SIZE: `${availableParallelism()}` };

/** Cache of rendered template images, keyed by the digest of their sources. */
const drawn = join(import.meta.dirname, '../../node_modules/.cache/cartaviva/template-images');

/** The digest covers the drawings and the program that renders them. */
function digestSources() {
  const digest = createHash('sha256').update(readFileSync(join(dist, 'draw.js')));
  for (const name of readdirSync(drawings).sort()) {
    digest.update(name).update(readFileSync(join(drawings, name)));
  }
  return digest.digest('hex');
}

/**
 * Renders the template images with the program just built, except in watch mode.
 * @type {import('@rspack/core').RspackPluginInstance}
 */
const templateImages = {
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('template-images', async () => {
      if (compiler.watchMode) return;
      const folder = join(drawn, digestSources());
      if (!existsSync(folder)) {
        const unfinished = `${folder}.${process.pid}`;
        await promisify(execFile)(process.execPath, [join(dist, 'draw.js'), drawings, unfinished], {
          env,
        });
        renameSync(unfinished, folder);
      }
      rmSync(join(dist, 'template-images'), { recursive: true, force: true });
      cpSync(folder, join(dist, 'template-images'), { recursive: true });
    });
  },
};

export default {
  ...serviceBuild(import.meta.dirname, {
    main: './src/main.ts',
    migrate: './src/migrate.ts',
    draw: './src/template-images/draw.ts',
  }),
  plugins: [templateImages],
};
