import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Digest of the names, sizes and modification times of files, without npm packages. It changes when any file changes,
 * appears or disappears.
 * @param {readonly string[]} places files and folders
 * @param {(name: string) => boolean} [isLeftOut] receives the name of a file or folder
 */
export function fingerprint(places, isLeftOut = () => false) {
  const digest = createHash('sha256');
  for (const place of places) look(place);
  return digest.digest('hex');

  /** @param {string} path */
  function look(path) {
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found?.isDirectory()) digest.update(`${path} ${found?.size} ${found?.mtimeMs}\n`);
    else
      for (const name of readdirSync(path).sort())
        if (name !== 'node_modules' && !isLeftOut(name)) look(join(path, name));
  }
}
