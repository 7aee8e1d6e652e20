import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export const ROOT = resolve(import.meta.dirname, '../..');
export const TYPESCRIPT = join(ROOT, 'node_modules/@typescript/native/bin/tsc');
const SDK = join(ROOT, 'libs/sdk');
const DIST = join(SDK, 'dist');
const PACKAGE = join(DIST, 'package');

/**
 * Packs the SDK as npm publishes it. The workspace continues to import the sources. The package is a separate folder
 * with its own `package.json`, because npm ignores `exports` in `publishConfig`.
 * @returns {Promise<string>} path of the tarball
 */
export async function packSdk() {
  await rm(DIST, { recursive: true, force: true });
  await mkdir(PACKAGE, { recursive: true });
  await run(process.execPath, [TYPESCRIPT, '-p', join(SDK, 'tsconfig.build.json')]);
  await nameFilesInImports(join(PACKAGE, 'lib'));
  await writeFile(join(PACKAGE, 'package.json'), JSON.stringify(await manifest(), null, 2));
  for (const name of ['README.md', 'CHANGELOG.md', 'examples']) {
    await cp(join(SDK, name), join(PACKAGE, name), { recursive: true });
  }
  await cp(join(ROOT, 'LICENSE'), join(PACKAGE, 'LICENSE'));
  const [tarball] = await pack([PACKAGE], DIST);
  return /** @type {string} */ (tarball);
}

/**
 * @param {readonly string[]} folders @param {string} destination
 * @returns {Promise<string[]>} paths of the tarballs
 */
export async function pack(folders, destination) {
  const options = ['--ignore-scripts', '--json', '--pack-destination', destination];
  const { stdout } = await run('npm', ['pack', ...options, ...folders]);
  const packed = /** @type {{ filename: string }[]} */ (JSON.parse(stdout));
  return packed.map(({ filename }) => join(destination, filename));
}

/**
 * Returns the `package.json` of the tarball. It refers to built files instead of sources and to nothing in this
 * repository.
 */
async function manifest() {
  const source = JSON.parse(await readFile(join(SDK, 'package.json'), 'utf8'));
  const { nx: _nx, devDependencies: _tests, exports: _sources, ...published } = source;
  return {
    ...published,
    exports: { '.': { types: './lib/index.d.ts', default: './lib/index.js' } },
    types: './lib/index.d.ts',
    files: ['lib', 'examples', 'CHANGELOG.md'],
    publishConfig: { access: 'public' },
  };
}

/**
 * Adds the file extensions that Node requires and our sources omit: `./client` becomes `./client.js`.
 * @param {string} folder
 */
async function nameFilesInImports(folder) {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replaceAll(/(from |import\()(['"])(\.\/[\w-]+)\2/g, '$1$2$3.js$2'));
  }
}
