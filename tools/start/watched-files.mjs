import { readdirSync, statSync, watch } from 'node:fs';
import { join, resolve } from 'node:path';

/** Folders of installed packages and build output. */
const NO_SOURCES = new Set(['node_modules', 'dist', 'coverage']);

/**
 * Reports each file saved below some folders, including folders created later.
 * @param {readonly string[]} folders @param {(file: string) => void} saved receives absolute paths
 * @returns {() => void} stops watching
 */
export function watchFiles(folders, saved) {
  /** @type {Set<import('node:fs').FSWatcher>} */
  const watchers = new Set();
  for (const folder of folders) look(resolve(folder));
  return () => watchers.forEach((watcher) => watcher.close());

  /** @param {string} folder */
  function look(folder) {
    const watcher = watch(folder, (_, name) => {
      if (!name || NO_SOURCES.has(name)) return;
      const path = join(folder, name);
      const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory();
      if (!isFolder) return saved(path);
      // The watcher starts too late to report files that the new folder contains already.
      look(path);
      for (const file of readdirSync(path)) saved(join(path, file));
    });
    // A deleted folder ends its watcher.
    watcher.on('error', () => watcher.close());
    watchers.add(watcher);
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory() && !NO_SOURCES.has(entry.name)) look(join(folder, entry.name));
    }
  }
}
