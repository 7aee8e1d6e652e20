import { readFileSync } from 'node:fs';

/**
 * npm package in package-lock.json.
 * @typedef {object} LockedPackage
 * @property {string} path install path, such as `node_modules/sharp`
 * @property {string} name
 * @property {string} version
 * @property {string} licence SPDX expression, or empty when its package.json has none in that form
 * @property {boolean} isDevelopment true when only tests, builds and tools use it
 * @property {boolean} hasInstallScript
 * @property {string} integrity
 * @property {string | undefined} resolved URL of the tarball; absent for the default registry
 */

/**
 * Lists every npm package that an installation of all workspaces needs, without our own packages.
 * @returns {LockedPackage[]}
 */
export function lockedPackages() {
  /** @type {{ packages: Record<string, any> }} */
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, locked]) => ({
      path,
      name: locked.name ?? path.replace(/^.*node_modules\//, ''),
      version: locked.version,
      licence: locked.license ?? '',
      isDevelopment: locked.dev === true || locked.devOptional === true,
      hasInstallScript: locked.hasInstallScript === true,
      integrity: locked.integrity ?? '',
      resolved: locked.resolved,
    }));
}
