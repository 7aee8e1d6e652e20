import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * What is known of an app's sources: once it was built, the files it read and the folders it looked through.
 * @typedef {Pick<import('./build-app.mjs').Built, 'files' | 'folders'>} Sources
 */

/**
 * The apps that a saved file has a part in: `at first` those that are made of it, `then` those that only look through
 * its folder, as the stylesheet does for the names of classes.
 * @param {string} file absolute
 * @param {ReadonlyMap<string, Sources | undefined>} apps by name; without sources what was never built
 * @param {(app: string, file: string) => boolean} mayUse says of what was never built whether it can have read it
 */
export function affectedBy(file, apps, mayUse) {
  /** @type {{ first: string[], then: string[] }} */
  const affected = { first: [], then: [] };
  const isKnown = [...apps.values()].some((sources) => sources?.files.has(file));
  for (const [app, sources] of apps) {
    // A new file may be what some build misses.
    const isMadeOfIt = sources && isKnown ? sources.files.has(file) : mayUse(app, file);
    if (isMadeOfIt) affected.first.push(app);
    else if ([...(sources?.folders ?? [])].some((folder) => file.startsWith(folder + sep))) {
      affected.then.push(app);
    }
  }
  return affected;
}

/**
 * Says by the packages that each names whether an app can have a file of another one in it.
 * @param {string} root folder of the repository
 * @returns {(app: string, file: string) => boolean}
 */
export function usesByPackages(root) {
  /** @type {Map<string, { folder: string, uses: string[] }>} by the name of a package */
  const packages = new Map();
  for (const folder of ['apps', 'libs', 'libs/server', 'libs/web'].flatMap(foldersIn)) {
    const { name, dependencies = {} } = manifestOf(folder) ?? {};
    if (name) packages.set(name, { folder, uses: Object.keys(dependencies) });
  }
  /** @type {Map<string, Set<string>>} folders that an app is made of */
  const closures = new Map();
  return (app, file) => {
    const closure = closures.get(app) ?? foldersOf(`@cartaviva/${app}`);
    closures.set(app, closure);
    const path = relative(root, file);
    return [...closure].some((folder) => path.startsWith(folder + sep));
  };

  /** @param {string} name @param {Set<string>} [seen] */
  function foldersOf(name, seen = new Set()) {
    const found = packages.get(name);
    if (!found || seen.has(found.folder)) return seen;
    seen.add(found.folder);
    for (const used of found.uses) foldersOf(used, seen);
    return seen;
  }

  /** @param {string} folder */
  function foldersIn(folder) {
    const entries = readdirSync(join(root, folder), { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
  }

  /** @param {string} folder @returns {{ name?: string, dependencies?: Record<string, string> } | undefined} */
  function manifestOf(folder) {
    try {
      return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    } catch {
      // A folder of folders.
      return undefined;
    }
  }
}
