import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { installDebianPackage } from '../../tools/engines/debian-packages.mjs';

/** Debian puts it below a folder of the machine's kind. */
const LIBRARIES = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`,
);
const SHARED_MEMORY = '/dev/shm';
/** What libfaketime shares among a process and its children, by the process. */
const SHARED = /^(?:faketime_shm|sem\.faketime_sem)_(\d+)$/;

let willForget = false;

/**
 * Variables of a process whose clock is wrong; timers go on as ever.
 * @param {string} shift as libfaketime reads it: `+10m`, `-10m`
 */
export async function clockShifted(shift) {
  const find = () => LIBRARIES.find((path) => existsSync(path));
  if (!find()) await installDebianPackage('libfaketime', console.log);
  if (!willForget) process.once('exit', () => forgetShared());
  willForget = true;
  return { LD_PRELOAD: find() ?? '', FAKETIME: shift, FAKETIME_DONT_FAKE_MONOTONIC: '1' };
}

/**
 * Deletes what libfaketime left of processes that are gone: it does so itself only where a process that it was
 * loaded into returns, and not where that becomes another, as a shell does.
 * @param {string} [folder] of shared memory
 */
export function forgetShared(folder = SHARED_MEMORY) {
  for (const name of readdirSync(folder)) {
    const pid = SHARED.exec(name)?.[1];
    if (!pid || existsSync(`/proc/${pid}`)) continue;
    const path = join(folder, name);
    if (isOurs(path)) rmSync(path, { force: true });
  }
}

/** @param {string} path */
function isOurs(path) {
  const user = process.getuid?.();
  return user === 0 || statSync(path, { throwIfNoEntry: false })?.uid === user;
}
