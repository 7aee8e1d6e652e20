import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Maps every file of a folder to the SHA-256 of its content, and every link to its target.
 * @param {string} folder
 * @returns {Map<string, string>} by path relative to the folder
 */
export function fingerprintOf(folder) {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => ({ path: join(entry.parentPath, entry.name), isLink: entry.isSymbolicLink() }));
  return new Map(
    entries.map(({ path, isLink }) => [
      relative(folder, path),
      isLink
        ? `-> ${readlinkSync(path)}`
        : createHash('sha256').update(readFileSync(path)).digest('hex'),
    ]),
  );
}

/**
 * Lists files that only one folder has, or whose content differs.
 * @param {Map<string, string>} one @param {Map<string, string>} other
 * @returns {string[]}
 */
export const differencesOf = (one, other) =>
  [...new Set([...one.keys(), ...other.keys()])].filter(
    (path) => one.get(path) !== other.get(path),
  );
