import { readdirSync, readFileSync } from 'node:fs';
import { cpuSeconds } from './process.mjs';

/**
 * CPU time that each process has used, in milliseconds; that of Postgres with all its connections.
 * @param {import('../system/load-system.mjs').LoadSystem} load
 * @returns {Map<string, number>} by name
 */
export function cpuOf({ system, postgresPid }) {
  const used = new Map(
    Object.entries(system.running().pids).map(([name, pid]) => [name, cpuSeconds(pid) * 1000]),
  );
  const connections = childrenOf(postgresPid).map((pid) => ifThere(pid) * 1000);
  return used.set(
    'Postgres',
    connections.reduce((sum, ms) => sum + ms, 0),
  );
}

/** @param {number} pid */
function ifThere(pid) {
  try {
    return cpuSeconds(pid);
  } catch {
    return 0;
  }
}

/** @param {number} parent */
const childrenOf = (parent) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
        return Number(fields[1]) === parent;
      } catch {
        return false;
      }
    });
