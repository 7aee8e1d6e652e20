import { readFileSync } from 'node:fs';

/**
 * A package of npm as package-lock.json has it.
 * @typedef {object} LockedPackage
 * @property {string} path as npm installs it: `node_modules/sharp`
 * @property {string} name
 * @property {string} version
 * @property {string} licence an SPDX expression, or nothing where its package.json names none in that form
 * @property {boolean} isDevelopment whether only tests, builds and tools take it
 * @property {boolean} hasInstallScript
 * @property {string} integrity
 * @property {string | undefined} resolved where it is from, if it is not from the registry
 */

/** Every package of npm that an installation of all workspaces takes; our own are left out. @returns {LockedPackage[]} */
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
