import {
  chmodSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { runChild } from '../engines/child-process.mjs';
import { runTool } from '../start/install.mjs';
import { say } from '../start/say.mjs';

/** Apps without a process, whose pages the gateway serves. */
const PAGES = [
  'owner-shell',
  'owner-dashboard',
  'owner-editor',
  'owner-account',
  'site',
  'public-menu',
];

/**
 * Another version of this repository, with its packages and built, in a folder of its own.
 * @param {string} version what git knows it by @param {string} folder
 */
export async function makeOlder(version, folder) {
  // What Postgres runs as another user reaches its files through it.
  chmodSync(folder, 0o755);
  const archive = join(folder, 'sources.tar');
  await runChild('git', ['archive', '--output', archive, version]);
  await runChild('tar', ['xf', archive, '-C', folder]);
  rmSync(archive);
  await say.step(`Packages of ${version} installed`, async () => {
    if (isOnThisDisk(folder) && areInstalledHere(folder)) await linkPackages(folder);
    else await runTool('npm', ['ci', '--no-audit', '--no-fund'], folder);
  });
  await say.step(`Apps of ${version} built`, () =>
    runTool('npx', ['nx', 'run-many', '-t', 'build'], folder),
  );
}

/**
 * Whether all that a version locks is installed here, in the same version; more does no harm.
 * @param {string} folder
 */
function areInstalledHere(folder) {
  const here = lockedIn('node_modules/.package-lock.json');
  const wanted = Object.entries(lockedIn(join(folder, 'package-lock.json')));
  return wanted.every(
    ([path, { version, link, optional }]) =>
      !path.includes('node_modules/') || link || optional || here[path]?.version === version,
  );
}

/** @param {string} file @returns {Record<string, { version?: string, link?: boolean, optional?: boolean }>} */
const lockedIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** @param {string} folder */
const isOnThisDisk = (folder) => statSync(folder).dev === statSync('node_modules').dev;

/** As links to the same files; those to our own libs lead into the folder. @param {string} folder */
async function linkPackages(folder) {
  const listed = await runChild('find', ['.', '-name', 'node_modules', '-prune', '-type', 'd']);
  for (const modules of listed.trim().split('\n')) {
    const parent = join(folder, modules, '..');
    if (existsSync(parent)) await runChild('cp', ['-al', modules, parent]);
  }
}

/**
 * Puts what this version built of an app in the place of what the older one built; of a gateway with the
 * pages that it serves. Packages are found from where the files are, so that each has its own.
 * @param {string} folder @param {string} app
 */
export function putNewer(folder, app) {
  for (const one of withPages(app)) {
    const dist = join(folder, 'apps', one, 'dist');
    renameSync(dist, `${dist}.older`);
    symlinkSync(resolve('apps', one, 'dist'), dist);
  }
}

/** And back. @param {string} folder @param {string} app */
export function putOlder(folder, app) {
  for (const one of withPages(app)) {
    const dist = join(folder, 'apps', one, 'dist');
    if (!existsSync(`${dist}.older`)) continue;
    rmSync(dist);
    renameSync(`${dist}.older`, dist);
  }
}

/** @param {string} app */
const withPages = (app) => (app === 'gateway' ? [app, ...PAGES] : [app]);
