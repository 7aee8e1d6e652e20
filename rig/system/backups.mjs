import { resolve } from 'node:path';
import { runChild } from '../../tools/engines/child-process.mjs';

/** Skips the installation and build steps of `npm run backup`, because the system has just been built. */
const BACKUP = resolve('tools/backup/run.mjs');

/**
 * Runs a backup command for a system as its operator does, and returns its output.
 * @param {string} data folder data folder of the system
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env variables with the locations of backups, keys and metrics
 */
export const backUp = (data, args, env) =>
  runChild(process.execPath, [BACKUP, ...args], {
    env: { ...process.env, DATA_DIR: data, ...env },
  });
