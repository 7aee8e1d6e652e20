import { serviceBuild } from '@cartaviva/tools/build/service.rspack.mjs';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const dist = join(import.meta.dirname, 'dist');

/** Has the house's pictures drawn by what was just built. @type {import('@rspack/core').RspackPluginInstance} */
const housePictures = {
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('house-pictures', async () => {
      const draw = [join(dist, 'draw.js'), join(dist, 'house-pictures')];
      await promisify(execFile)(process.execPath, draw);
    });
  },
};

export default {
  ...serviceBuild(import.meta.dirname, {
    main: './src/main.ts',
    migrate: './src/migrate.ts',
    draw: './src/house-pictures/draw.ts',
  }),
  plugins: [housePictures],
};
