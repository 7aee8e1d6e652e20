import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { runChild } from '../engines/child-process.mjs';

/** User ID from deploy/Dockerfile. */
const USER = 10_001;

/** Time to load everything and to reject the configuration, on a busy machine. */
const REFUSAL_TIMEOUT_MS = 60_000;

/** The inbox needs no configuration, so it runs until it is stopped. */
const RUNS = 'inbox';
const RUN_MS = 10_000;

/** Static or dynamic import of an npm package in a build. */
const IMPORT = /(?:\bfrom|\bimport\()\s*"((?:@[\w-]+\/)?[a-z][\w./-]*)"/g;

/** Lists packages that the built files of a folder import but the folder does not contain. @param {string} folder */
export function unresolvedIn(folder) {
  const files = readdirSync(join(folder, 'apps'), { recursive: true, encoding: 'utf8' });
  const builds = files.filter((file) => /^[\w-]+\/dist\/[\w.-]+\.m?js$/.test(file));
  const missing = builds.flatMap((file) => {
    const path = join(folder, 'apps', file);
    const { resolve } = createRequire(path);
    const names = [...readFileSync(path, 'utf8').matchAll(IMPORT)].map(([, name]) => name ?? '');
    return names.filter((name) => !canFind(resolve, name)).map((name) => `${file} misses ${name}`);
  });
  return [...new Set(missing)];
}

/** @param {NodeJS.RequireResolve} resolve @param {string} name */
function canFind(resolve, name) {
  try {
    resolve(name);
    return true;
  } catch (error) {
    // `require` cannot resolve ESM-only packages, but this error proves that the package exists.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ERR_PACKAGE_PATH_NOT_EXPORTED';
  }
}

/** Message of a process that loaded all imports and then found no configuration. */
const REFUSES = /Configuration is not usable|is missing/;

/**
 * Starts the process of an image without configuration, in a read-only folder.
 * @param {import('./read-dockerfile.mjs').Image} image @param {string} folder
 * @returns {Promise<string[]>} faults
 */
export async function startOf({ name, args }, folder) {
  await runChild('chmod', ['-R', 'a+rX,a-w', folder]);
  const isRoot = process.getuid?.() === 0;
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', OPS_PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: name === RUNS ? RUN_MS : REFUSAL_TIMEOUT_MS,
    ...(isRoot && { uid: USER, gid: USER }),
  });
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  const output = said + complained;
  // The signal may arrive before or after the process installs its handler.
  const isGood = name === RUNS ? code !== 1 : code === 1 && REFUSES.test(output);
  if (isGood) return [];
  return [`ended with ${code}: ${output.slice(0, 500)}`];
}
