import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Runs the built module and writes the pages that it renders. */
export class PagesPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('Pages', async (compilation) => {
      if (compilation.errors.length > 0) return;
      const folder = compiler.outputPath;
      const built = pathToFileURL(join(folder, 'render.mjs'));
      // In watch mode, each build needs its own URL, because Node caches modules by URL.
      built.searchParams.set('build', `${compilation.hash}`);
      const { render } = await import(built.href);
      await writeFile(join(folder, 'pages.json'), JSON.stringify(await render()));
    });
  }
}
