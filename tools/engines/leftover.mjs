import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { until } from './ports.mjs';

const run = promisify(execFile);

/**
 * Stops a server that an earlier start left running, which its pid file identifies. After a reboot, that process ID
 * may belong to another program. In that case, only the file is deleted.
 * @param {string} pidFile
 * @param {string} program name of the server's executable
 * @param {NodeJS.Signals} signal signal that stops the server
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

/**
 * Returns the name of the program that a process runs, or an empty string when there is no such process.
 * @param {number} pid
 */
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

/**
 * Returns the command line of a process on Linux, or an empty string when the process has ended.
 * @param {number} pid
 */
function commandOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
