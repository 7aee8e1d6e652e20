import { readdirSync, statSync, watch } from 'node:fs';
import { join, resolve } from 'node:path';

/** What is installed or built, and no source. */
const NO_SOURCES = new Set(['node_modules', 'dist', 'coverage']);

/**
 * Tells of each file that is saved below some folders, of new folders' too.
 * @param {readonly string[]} folders @param {(file: string) => void} saved hears absolute paths
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
      // It may hold files by now of which nothing else tells.
      look(path);
      for (const file of readdirSync(path)) saved(join(path, file));
    });
    // A folder that is taken away takes its watcher with it.
    watcher.on('error', () => watcher.close());
    watchers.add(watcher);
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory() && !NO_SOURCES.has(entry.name)) look(join(folder, entry.name));
    }
  }
}
