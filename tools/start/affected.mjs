import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * Sources of an app, known once it was built: the files that the build read and the folders that it scanned.
 * @typedef {Pick<import('./build-app.mjs').Built, 'files' | 'folders'>} Sources
 */

/**
 * Returns the apps to rebuild after a file was saved. `first` contains the apps that are built from it. `then`
 * contains the apps that only scan its folder, as the stylesheet does for class names.
 * @param {string} file absolute
 * @param {ReadonlyMap<string, Sources | undefined>} apps by name; undefined for an app that was never built
 * @param {(app: string, file: string) => boolean} mayUse returns true when an app that was never built may have read
 *   the file
 */
export function affectedBy(file, apps, mayUse) {
  /** @type {{ first: string[], then: string[] }} */
  const affected = { first: [], then: [] };
  const isKnown = [...apps.values()].some((sources) => sources?.files.has(file));
  for (const [app, sources] of apps) {
    // A new file may resolve a missing import of any build.
    const isMadeOfIt = sources && isKnown ? sources.files.has(file) : mayUse(app, file);
    if (isMadeOfIt) affected.first.push(app);
    else if ([...(sources?.folders ?? [])].some((folder) => file.startsWith(folder + sep))) {
      affected.then.push(app);
    }
  }
  return affected;
}

/**
 * Returns a function that checks by package dependencies whether an app can contain a file of another package.
 * @param {string} root folder of the repository
 * @returns {(app: string, file: string) => boolean}
 */
export function usesByPackages(root) {
  /** @type {Map<string, { folder: string, uses: string[] }>} packages by name */
  const packages = new Map();
  for (const folder of ['apps', 'libs', 'libs/server', 'libs/web'].flatMap(foldersIn)) {
    const { name, dependencies = {} } = manifestOf(folder) ?? {};
    if (name) packages.set(name, { folder, uses: Object.keys(dependencies) });
  }
  /** @type {Map<string, Set<string>>} folders of an app and its dependencies */
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
      // The folder contains packages but is none itself.
      return undefined;
    }
  }
}
