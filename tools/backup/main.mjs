#!/usr/bin/env node
import { buildAll } from '../start/build.mjs';
import { installPackages } from '../start/install.mjs';
import { say } from '../start/say.mjs';

/**
 * Backups of what `npm start` keeps here, or of the engines that the environment names.
 *   npm run backup                        writes one, and deletes those that are kept no longer
 *   npm run backup -- --keep              writes one that retention never deletes
 *   npm run backup -- verify [KEY]        reads the newest, or the named one, to its end
 *   npm run backup -- list                those that there are
 *   npm run restore -- [KEY] [--replace]  puts one in the place of what is there
 */
try {
  await installPackages();
  await buildAll();
  // Only now are the packages there that the rest imports.
  await import('./run.mjs');
} catch (error) {
  process.exitCode = 1;
  say.failed(error instanceof Error ? error.message : String(error));
}
