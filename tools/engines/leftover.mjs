import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { until } from './ports.mjs';

const run = promisify(execFile);

/**
 * Stops a server that a former start left behind, by the file in which it keeps its process id. That id
 * may be another program's by now, after the machine was started anew: then only the file goes.
 * @param {string} pidFile
 * @param {string} program name of the server's executable
 * @param {NodeJS.Signals} signal that stops it
 */
export async function stopLeftover(pidFile, program, signal) {
  if (!existsSync(pidFile)) return;
  const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
  const isThere = async () => (await programOf(pid)) === program;
  if (!(await isThere())) return rmSync(pidFile, { force: true });
  process.kill(pid, signal);
  const complaint = `${program} of a former start does not end. Type: kill -KILL ${pid}`;
  await until(async () => !(await isThere()), 30_000, complaint);
}

/** Name of the program that runs as a process; empty when none does. @param {number} pid */
async function programOf(pid) {
  if (!(pid > 1)) return '';
  const command = existsSync('/proc/self/cmdline')
    ? commandOf(pid)
    : await run('ps', ['-o', 'comm=', '-p', String(pid)]).then(
        ({ stdout }) => stdout,
        () => '',
      );
  return basename(command.split(/[\0\s]/, 1)[0] ?? '');
}

/** The command line that Linux keeps of a process; empty when it has ended. @param {number} pid */
function commandOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
