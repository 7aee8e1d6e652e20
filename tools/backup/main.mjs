#!/usr/bin/env node
import { buildAll } from '../start/build.mjs';
import { installPackages } from '../start/install.mjs';
import { say } from '../start/say.mjs';

/**
 * Backs up the data of `npm start` on this machine, or of the engines that the environment names.
 *   npm run backup                        creates a backup and deletes those whose retention has ended
 *   npm run backup -- --keep              creates a backup that retention never deletes
 *   npm run backup -- verify [KEY]        reads the newest or the named backup to its end
 *   npm run backup -- list                lists the backups
 *   npm run restore -- [KEY] [--replace]  replaces the current data by a backup
 */
try {
  await installPackages();
  await buildAll();
  // The imported module needs the packages that were just installed.
  await import('./run.mjs');
} catch (error) {
  process.exitCode = 1;
  say.failed(error instanceof Error ? error.message : String(error));
}
