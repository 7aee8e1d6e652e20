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
 * Checks out another version of this repository in a folder of its own, with its packages installed and its apps
 * built.
 * @param {string} version commit, tag or branch @param {string} folder
 */
export async function makeOlder(version, folder) {
  // Postgres runs as another user and reaches its files through this folder.
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
 * Returns true when all packages that a version locks are installed here in the same version. Additional packages do
 * no harm.
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

/**
 * Creates hard links to the installed packages. Symbolic links to our own libs resolve within the new folder.
 * @param {string} folder
 */
async function linkPackages(folder) {
  const listed = await runChild('find', ['.', '-name', 'node_modules', '-prune', '-type', 'd']);
  for (const modules of listed.trim().split('\n')) {
    const parent = join(folder, modules, '..');
    if (existsSync(parent)) await runChild('cp', ['-al', modules, parent]);
  }
}

/**
 * Replaces the older build of an app by the build of this version; for the gateway, together with the pages that it
 * serves. Node resolves packages from the real path, so each version uses its own.
 * @param {string} folder @param {string} app
 */
export function putNewer(folder, app) {
  for (const one of withPages(app)) {
    const dist = join(folder, 'apps', one, 'dist');
    renameSync(dist, `${dist}.older`);
    symlinkSync(resolve('apps', one, 'dist'), dist);
  }
}

/** @param {string} folder @param {string} app */
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
