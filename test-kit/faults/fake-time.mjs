import { existsSync } from 'node:fs';
import { installDebianPackage } from '../../tools/engines/find-redis.mjs';

/** Debian puts it below a folder of the machine's kind. */
const LIBRARIES = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`,
);

/**
 * Variables of a process whose clock is wrong; timers go on as ever.
 * @param {string} shift as libfaketime reads it: `+10m`, `-10m`
 */
export async function clockShifted(shift) {
  const find = () => LIBRARIES.find((path) => existsSync(path));
  if (!find()) await installDebianPackage('libfaketime', console.log);
  return { LD_PRELOAD: find() ?? '', FAKETIME: shift, FAKETIME_DONT_FAKE_MONOTONIC: '1' };
}
