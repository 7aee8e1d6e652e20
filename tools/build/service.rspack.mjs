import rspack from '@rspack/core';
import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { swcRule, resolveSources } from './typescript.mjs';

const THREAD = /\.thread\.ts$/;

/** Leaves out comments and escapes what is no ASCII: V8 keeps a file with one '…' twice as large, all its life. */
const asAscii = new rspack.SwcJsMinimizerRspackPlugin({
  minimizerOptions: {
    // Every line stays one: whatever dies prints the line that it died in.
    minify: false,
    compress: false,
    mangle: false,
    format: { asciiOnly: true, comments: false },
  },
});

/**
 * What a process runs on threads, `prints.thread.ts` beside who uses it, is built beside `main.js`.
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
 * Builds a Node process into `dist/main.js` (and `dist/migrate.js` where it has migrations): our own
 * sources in one file, packages of npm left where they are. OpenTelemetry is built in: of its 27 MB each process
 * takes 1, in a file of its own, and that only when it is traced.
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
    // Without the sources, which a process that prints its stack would hold all its life.
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
    // `import.meta.url` stays what it says: a build knows nothing of the folder that it was made in.
    module: { rules: [swcRule()], parser: { javascript: { importMeta: false } } },
    // Nest, TypeORM and Swagger know classes by their names: nothing may rename them.
    optimization: { minimizer: [asAscii], concatenateModules: false, nodeEnv: false },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}
