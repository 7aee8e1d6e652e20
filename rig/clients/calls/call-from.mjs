import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { treeOf } from '../../figures/process.mjs';

const run = promisify(execFile);
const FIRST_CORE = 0;
const LAST_CORE = availableParallelism() - 1;

/**
 * Reserves the last core for clients. This process and its descendants, now and later, run on the other cores, so
 * that the load generator does not slow down the system. Without `taskset` or with a single core, all share all
 * cores.
 * @returns {boolean} true when the cores were separated
 */
export function keepLastCoreForClients() {
  try {
    runAllOn(`0-${LAST_CORE - 1}`);
    return LAST_CORE > 0;
  } catch {
    return false;
  }
}

export const shareAllCores = () => runAllOn(`0-${LAST_CORE}`);

/** Restricts this process and its descendants to some cores. @param {string} cores */
function runAllOn(cores) {
  const [own, ...pids] = treeOf(process.pid);
  execFileSync('taskset', ['-acp', cores, `${own}`], { stdio: 'ignore' });
  // Fails harmlessly for a process that has ended meanwhile.
  for (const pid of pids) spawnSync('taskset', ['-acp', cores, `${pid}`]);
}

/**
 * Moves a process to the clients' core, away from the rest of the system.
 * @param {number | undefined} pid
 */
export function moveToClients(pid) {
  execFileSync('taskset', ['-acp', `${LAST_CORE}`, `${pid}`], { stdio: 'ignore' });
}

/**
 * Placement of a process. A `humble` one has the lowest priority on its core, and one `amongSystem` shares a core
 * with the system instead of with the other clients.
 * @typedef {{ pinned?: boolean, humble?: boolean, amongSystem?: boolean }} Where
 */

/**
 * @param {string} script @param {string[]} args @param {Where} where
 * @returns {Promise<string>} its standard output
 */
export async function runFrom(
  script,
  args,
  { pinned = false, humble = false, amongSystem = false },
) {
  const core = amongSystem ? FIRST_CORE : LAST_CORE;
  const [program = '', ...rest] = [
    ...(pinned ? ['taskset', '-c', `${core}`] : []),
    ...(humble ? ['nice', '-n', '19'] : []),
    ...[process.execPath, resolve(import.meta.dirname, script), ...args],
  ];
  const { stdout } = await run(program, rest, { maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}

/**
 * @param {import('./caller.mjs').Calls} calls @param {Where} where
 * @returns {Promise<import('./caller.mjs').Answers>}
 */
export const callFrom = async (calls, where) =>
  JSON.parse(await runFrom('caller.mjs', [JSON.stringify(calls)], where));
