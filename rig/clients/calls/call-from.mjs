import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { treeOf } from '../../figures/process.mjs';

const run = promisify(execFile);
const FIRST_CORE = 0;
const LAST_CORE = availableParallelism() - 1;

/**
 * The last core for the clients, the others for this process and whatever it started or starts: what is measured
 * is the system, not who measures. Without `taskset`, or on a single core, all share all.
 * @returns {boolean} whether it could be done
 */
export function keepLastCoreForClients() {
  try {
    runAllOn(`0-${LAST_CORE - 1}`);
    return LAST_CORE > 0;
  } catch {
    return false;
  }
}

/** Has all share all again. */
export const shareAllCores = () => runAllOn(`0-${LAST_CORE}`);

/** Has this process and its descendants run on some cores alone. @param {string} cores */
function runAllOn(cores) {
  const [own, ...pids] = treeOf(process.pid);
  execFileSync('taskset', ['-acp', cores, `${own}`], { stdio: 'ignore' });
  // One that has ended meanwhile runs nowhere.
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
 * Where a process runs: a `humble` one never goes before another on its core, and one `amongSystem` shares a core with
 * the system instead of with the other clients.
 * @typedef {{ pinned?: boolean, humble?: boolean, amongSystem?: boolean }} Where
 */

/**
 * Runs a script of this folder in a process of its own.
 * @param {string} script @param {string[]} args @param {Where} where
 * @returns {Promise<string>} what it printed
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
 * Calls from a client of its own.
 * @param {import('./caller.mjs').Calls} calls @param {Where} where
 * @returns {Promise<import('./caller.mjs').Answers>}
 */
export const callFrom = async (calls, where) =>
  JSON.parse(await runFrom('caller.mjs', [JSON.stringify(calls)], where));
