import { resolve } from 'node:path';
import { runChild } from '../../tools/engines/child-process.mjs';

/** Without the installing and building of `npm run backup`: the system has just been built. */
const BACKUP = resolve('tools/backup/run.mjs');

/**
 * Runs commands of backups for a system, one after another, as whoever makes one every night and reads one every week.
 * @param {string} data folder of the system
 * @param {readonly ('create' | 'verify' | 'restore')[]} commands
 * @param {{ metrics: string, backups: string, clock?: Record<string, string> }} how
 *   `metrics`: folder of the figures that they leave; `clock`: variables of a clock that is wrong
 */
export async function backUp(data, commands, { metrics, backups, clock }) {
  const env = {
    ...{ ...process.env, ...clock },
    ...{ DATA_DIR: data, BACKUP_DIR: backups, BACKUP_METRICS_DIR: metrics },
  };
  for (const command of commands) await runChild(process.execPath, [BACKUP, command], { env });
}
