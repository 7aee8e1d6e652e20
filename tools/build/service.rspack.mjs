import rspack from '@rspack/core';
import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { swcRule, resolveSources } from './typescript.mjs';

const THREAD = /\.thread\.ts$/;

/**
 * Removes comments and escapes non-ASCII characters. V8 stores a file with a single '…' as two bytes per character.
 */
const asAscii = new rspack.SwcJsMinimizerRspackPlugin({
  minimizerOptions: {
    // Lines stay as they are, because a crash prints the line in which it happened.
    minify: false,
    compress: false,
    mangle: false,
    format: { asciiOnly: true, comments: false },
  },
});

/**
 * Builds the thread entries of a process, such as `prints.thread.ts`, beside `main.js`.
 * @param {string} project
 */
function threadsOf(project) {
  const sources = resolve(project, 'src');
  if (!existsSync(sources)) return {};
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    files
      .filter((file) => THREAD.test(file))
      .map((file) => [basename(file, '.ts'), `./${join('src', file)}`]),
  );
}

/**
 * Builds a Node process into `dist/main.js`, and `dist/migrate.js` where it has migrations. Our own sources become
 * one file, and npm packages stay external. OpenTelemetry is the exception: it goes into a file of its own that only
 * a traced process loads, which takes 1 MB of the package's 27 MB.
 * @param {string} project folder of the app
 * @param {Record<string, string>} entry
 * @returns {import('@rspack/core').Configuration}
 */
export function serviceBuild(project, entry = { main: './src/main.ts' }) {
  return {
    context: project,
    mode: 'production',
    target: 'node20',
    entry: { ...entry, ...threadsOf(project) },
    // Sources are left out, because a process that prints a stack would keep them in memory.
    devtool: 'nosources-source-map',
    output: {
      path: resolve(project, 'dist'),
      filename: '[name].js',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
      clean: true,
    },
    externalsType: 'module',
    externals: [
      ({ request = '' }, done) => {
        const ours = /^(\.|\/|@cartaviva\/|@opentelemetry\/)/.test(request);
        return ours ? done() : done(undefined, request);
      },
    ],
    resolve: resolveSources,
    // `import.meta.url` stays unresolved, because the folder of the build is unknown at run time.
    module: { rules: [swcRule()], parser: { javascript: { importMeta: false } } },
    // Nest, TypeORM and Swagger identify classes by name, so nothing may rename them.
    optimization: { minimizer: [asAscii], concatenateModules: false, nodeEnv: false },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}
