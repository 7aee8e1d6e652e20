import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = '/sys/fs/cgroup';
/** Period of the CPU limit in microseconds. It is short, so that a throttled process does not wait long. */
const PERIOD_US = 10_000;

/**
 * Limits a process to a share of one core, as container limits do, until the returned function is called. Requires
 * root, and works with both versions of control groups.
 * @param {number} pid @param {number} percent
 * @returns {() => void}
 */
export function limitCpu(pid, percent) {
  const quota = (PERIOD_US * percent) / 100;
  const isFirstVersion = existsSync(join(ROOT, 'cpu/cpu.cfs_quota_us'));
  const parent = isFirstVersion ? join(ROOT, 'cpu') : ROOT;
  const group = join(parent, `cartaviva-${pid}`);
  const write = (/** @type {string} */ file, /** @type {unknown} */ value) =>
    writeFileSync(file, `${value}`);
  if (!isFirstVersion) write(join(ROOT, 'cgroup.subtree_control'), '+cpu');
  mkdirSync(group);
  if (isFirstVersion) {
    write(join(group, 'cpu.cfs_period_us'), PERIOD_US);
    write(join(group, 'cpu.cfs_quota_us'), quota);
  } else {
    write(join(group, 'cpu.max'), `${quota} ${PERIOD_US}`);
  }
  write(join(group, 'cgroup.procs'), pid);
  return () => {
    write(join(parent, 'cgroup.procs'), pid);
    rmdirSync(group);
  };
}
