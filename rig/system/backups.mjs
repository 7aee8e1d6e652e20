import { resolve } from 'node:path';
import { runChild } from '../../tools/engines/child-process.mjs';

/** Without the installing and building of `npm run backup`: the system has just been built. */
const BACKUP = resolve('tools/backup/run.mjs');

/**
 * A command of backups for a system, as its operator gives it; resolves with what it wrote.
 * @param {string} data folder of the system
 * @param {readonly string[]} args @param {NodeJS.ProcessEnv} env where backups, keys and figures are
 */
export const backUp = (data, args, env) =>
  runChild(process.execPath, [BACKUP, ...args], {
    env: { ...process.env, DATA_DIR: data, ...env },
  });
