import { serviceBuild } from '@cartaviva/tools/build/service.rspack.mjs';
import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const dist = join(import.meta.dirname, 'dist');
const drawings = join(import.meta.dirname, '../../libs/menu-templates/drawings');

/** Without it Node works on four images at once, however many cores there are. */
const env = { ...process.env, UV_THREADPOOL_SIZE: `${availableParallelism()}` };

/** Has the template images drawn by what was just built, unless sources are watched. @type {import('@rspack/core').RspackPluginInstance} */
const templateImages = {
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('template-images', async () => {
      if (compiler.watchMode) return;
      const draw = [join(dist, 'draw.js'), drawings, join(dist, 'template-images')];
      await promisify(execFile)(process.execPath, draw, { env });
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
