import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { installDebianPackage } from '../../tools/engines/debian-packages.mjs';

/** Paths of the library in Debian, by architecture. */
const LIBRARIES = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`,
);
const SHARED_MEMORY = '/dev/shm';
/** Names of the shared memory of libfaketime, with the process ID. */
const SHARED = /^(?:faketime_shm|sem\.faketime_sem)_(\d+)$/;

let willForget = false;

/**
 * Variables that shift the clock of a process. Timers are not affected.
 * @param {string} shift shift in the format of libfaketime, such as `+10m` or `-10m`
 */
export async function clockShifted(shift) {
  const find = () => LIBRARIES.find((path) => existsSync(path));
  if (!find()) await installDebianPackage('libfaketime', console.log);
  if (!willForget) process.once('exit', () => forgetShared());
  willForget = true;
  return { LD_PRELOAD: find() ?? '', FAKETIME: shift, FAKETIME_DONT_FAKE_MONOTONIC: '1' };
}

/**
 * Deletes shared memory that libfaketime left for ended processes. libfaketime deletes it only when a process exits
 * by itself, and not when it executes another program, as a shell does.
 * @param {string} [folder] folder of shared memory
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
