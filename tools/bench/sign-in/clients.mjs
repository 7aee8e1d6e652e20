import { execFile, execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const CALLER = resolve(import.meta.dirname, 'caller.mjs');
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
 * Calls from a client of its own; a `humble` one never goes before another on their core.
 * @param {import('./caller.mjs').Calls} calls @param {{ pinned?: boolean, humble?: boolean }} where
 * @returns {Promise<import('./caller.mjs').Answers>}
 */
export async function callFrom(calls, { pinned = false, humble = false }) {
  const command = [
    ...(pinned ? ['taskset', '-c', `${LAST_CORE}`] : []),
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
