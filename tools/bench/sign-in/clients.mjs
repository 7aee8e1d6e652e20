import { execFile, execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const CALLER = resolve(import.meta.dirname, 'caller.mjs');
const FIRST_CORE = 0;
const LAST_CORE = availableParallelism() - 1;

/**
 * The last core for the clients, the others for this process and whatever it starts: what is measured
 * is the system, not who measures. Without `taskset`, or on a single core, all share all.
 * @returns {boolean} whether it could be done
 */
export function keepLastCoreForClients() {
  try {
    const cores = `0-${LAST_CORE - 1}`;
    execFileSync('taskset', ['-acp', cores, `${process.pid}`], { stdio: 'ignore' });
    return LAST_CORE > 0;
  } catch {
    return false;
  }
}

/**
 * Moves a process to the clients' core, away from the rest of the system.
 * @param {number | undefined} pid
 */
export function moveToClients(pid) {
  execFileSync('taskset', ['-acp', `${LAST_CORE}`, `${pid}`], { stdio: 'ignore' });
}

/**
 * Calls from a client of its own; a `humble` one never goes before another on their core, and one `amongSystem`
 * shares a core with the system instead of with the other clients.
 * @param {import('./caller.mjs').Calls} calls
 * @param {{ pinned?: boolean, humble?: boolean, amongSystem?: boolean }} where
 * @returns {Promise<import('./caller.mjs').Answers>}
 */
export async function callFrom(calls, { pinned = false, humble = false, amongSystem = false }) {
  const core = amongSystem ? FIRST_CORE : LAST_CORE;
  const command = [
    ...(pinned ? ['taskset', '-c', `${core}`] : []),
    ...(humble ? ['nice', '-n', '19'] : []),
    ...[process.execPath, CALLER, JSON.stringify(calls)],
  ];
  const [program = '', ...args] = command;
  const { stdout } = await run(program, args, { maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(stdout);
}

/** @param {number[]} values */
export const p95 = (values) =>
  values.sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? NaN;
