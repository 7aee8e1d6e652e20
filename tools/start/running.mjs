import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA } from './settings.mjs';

/**
 * What runs now, for people and scripts that look at a running system.
 * @typedef {object} Running
 * @property {string} publicUrl
 * @property {string} postgresUrl of the administrator
 * @property {string} redisUrl
 * @property {Record<string, number>} pids by process name
 * @property {Record<string, string>} ready by process name: addresses that answer 200 when it can work
 * @property {Record<string, string>} connected by process name: private addresses that answer 200 while it reaches its
 *   engines; a gateway is ready without Redis, for the pages that it has in memory
 */

/** @param {Partial<Running>} running */
export function noteRunning(running) {
  const file = join(DATA, 'running.json');
  writeFileSync(`${file}.new`, JSON.stringify(running, null, 2), { mode: 0o600 });
  // Whoever reads meanwhile reads all of it, as it was before or as it is now.
  renameSync(`${file}.new`, file);
}

/** @param {string} [data] folder of the system @returns {Running} */
export function readRunning(data = DATA) {
  return JSON.parse(readFileSync(join(data, 'running.json'), 'utf8'));
}
