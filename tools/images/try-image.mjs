import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { runChild } from '../engines/child-process.mjs';

/** As in deploy/Dockerfile. */
const USER = 10_001;

/** Time to load everything and to complain, on a machine with other work. */
const REFUSAL_TIMEOUT_MS = 60_000;

/** The inbox needs no configuration: it runs until it is stopped. */
const RUNS = 'inbox';
const RUN_MS = 10_000;

/** What a build imports from npm, at its start or later. */
const IMPORT = /(?:\bfrom|\bimport\()\s*"((?:@[\w-]+\/)?[a-z][\w./-]*)"/g;

/** Packages that the built files of a folder import and that are not in it. @param {string} folder */
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
    // Packages of modules alone have nothing for `require`; what matters is that they are there.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ERR_PACKAGE_PATH_NOT_EXPORTED';
  }
}

/** How a process without a single variable refuses to start, once all that it imports is loaded. */
const REFUSES = /Configuration is not usable|is missing/;

/**
 * Starts an image's process without configuration, its folder read-only.
 * @param {import('./read-dockerfile.mjs').Image} image @param {string} folder
 * @returns {Promise<string[]>} what is wrong
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
  // Stopped before or after it knew how to end.
  const isGood = name === RUNS ? code !== 1 : code === 1 && REFUSES.test(output);
  if (isGood) return [];
  return [`ended with ${code}: ${output.slice(0, 500)}`];
}
