import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA } from './settings.mjs';

/**
 * State of a running system, for people and scripts that inspect it.
 * @typedef {object} Running
 * @property {string} publicUrl
 * @property {string} postgresUrl connection string of the administrator
 * @property {string} redisUrl
 * @property {Record<string, number>} pids process IDs by process name
 * @property {Record<string, string>} ready URLs by process name, which answer 200 when the process is ready
 * @property {Record<string, string>} connected private URLs by process name, which answer 200 while the process
 *   reaches its engines; a gateway is ready even without Redis, because it serves cached pages
 */

/** @param {Partial<Running>} running */
export function noteRunning(running) {
  const file = join(DATA, 'running.json');
  writeFileSync(`${file}.new`, JSON.stringify(running, null, 2), { mode: 0o600 });
  // Renaming replaces the file atomically, so a reader never sees a part of it.
  renameSync(`${file}.new`, file);
}

/** @param {string} [data] data folder of the system @returns {Running} */
export function readRunning(data = DATA) {
  return JSON.parse(readFileSync(join(data, 'running.json'), 'utf8'));
}
