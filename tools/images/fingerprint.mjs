import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Every file of a folder with the SHA-256 of what is in it; of a link, where it leads.
 * @param {string} folder
 * @returns {Map<string, string>} by their paths within the folder
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
 * Files that two folders have not in common, or not with the same content.
 * @param {Map<string, string>} one @param {Map<string, string>} other
 * @returns {string[]}
 */
export const differencesOf = (one, other) =>
  [...new Set([...one.keys(), ...other.keys()])].filter(
    (path) => one.get(path) !== other.get(path),
  );
