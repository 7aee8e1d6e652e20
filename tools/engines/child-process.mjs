import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const WATCHDOG = join(import.meta.dirname, 'watchdog.sh');

/**
 * Wrapper script that waits until the watchdog knows the process and then executes the command. If the starter ends
 * first, the wrapper ends too.
 */
const GUARDED = join(import.meta.dirname, 'guarded.sh');

/** Time between the stop signal and SIGKILL, in seconds. */
const GRACE_SECONDS = 25;

/**
 * Process that ends no later than the one that started it.
 * @typedef {object} Child
 * @property {import('node:child_process').ChildProcess} process
 * @property {() => Promise<void>} stop sends the stop signal, kills the process group after the grace period, and
 *   resolves when the process is gone
 */

/**
 * Starts a process that never outlives this one. When this process ends, even by SIGKILL, a watchdog stops the child.
 * The child leads its own process group, so Ctrl-C in a terminal does not reach it.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions & { stopSignal?: NodeJS.Signals, graceSeconds?: number }} [options]
 * @returns {Child}
 */
export function startChild(command, args, options = {}) {
  const { stopSignal = 'SIGTERM', graceSeconds = GRACE_SECONDS, ...spawning } = options;
  const watchdog = spawn('sh', [WATCHDOG, stopSignal.slice(3), String(graceSeconds)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watchdog.unref();
  watchdog.stdin.on('error', () => {});
  const stdio = Array.isArray(spawning.stdio) ? spawning.stdio : Array(3).fill(spawning.stdio);
  const child = spawn('sh', [GUARDED, String(stdio.length), command, ...args], {
    ...spawning,
    stdio: [...stdio, 'pipe'],
    detached: true,
  });
  watchdog.stdin.write(`${child.pid}\n`);
  const gate = /** @type {import('node:stream').Writable} */ (child.stdio[stdio.length]);
  gate.on('error', () => {});
  gate.end('watched\n');
  child.once('exit', () => watchdog.stdin.end('ended\n'));
  return {
    process: child,
    stop: async () => {
      if (!isRunning(child)) return;
      const gone = once(child, 'exit');
      child.kill(stopSignal);
      const late = setTimeout(() => killGroup(child), graceSeconds * 1000);
      await gone;
      clearTimeout(late);
      killGroup(child);
    },
  };
}

/**
 * Runs a command to its end and returns its output. Rejects with the output when the exit code is not 0.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<string>}
 */
export async function runChild(command, args, options = {}) {
  const { process: child } = startChild(command, args, {
    ...options,
    graceSeconds: 5,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  /** @type {Buffer[]} */
  const written = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => written.push(chunk));
  }
  const [code, signal] = await once(child, 'close');
  const text = Buffer.concat(written).toString();
  if (code === 0) return text;
  throw new Error(`${command} ${args.join(' ')} ended with ${signal ?? code}:\n${text}`);
}

/** @param {import('node:child_process').ChildProcess} child */
export const isRunning = ({ pid, exitCode, signalCode }) =>
  pid !== undefined && exitCode === null && signalCode === null;

/** @param {import('node:child_process').ChildProcess} child */
export function killGroup({ pid }) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The process group is empty.
  }
}
