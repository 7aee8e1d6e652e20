import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Runs what was built and lays down what it drew. */
export class PagesPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('Pages', async (compilation) => {
      if (compilation.errors.length > 0) return;
      const folder = compiler.outputPath;
      const built = pathToFileURL(join(folder, 'render.mjs'));
      // While watching, the same file is another module after each build.
      built.searchParams.set('build', `${compilation.hash}`);
      const { render } = await import(built.href);
      await writeFile(join(folder, 'pages.json'), JSON.stringify(await render()));
    });
  }
}
