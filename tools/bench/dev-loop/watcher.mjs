import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { memory, quiet } from '../images/process.mjs';

/** The process of this folder that builds what is saved. */
export function watcherPid() {
  const pids = pidsWhere((pid) => {
    const command = textOf(`/proc/${pid}/cmdline`);
    return (
      command.startsWith(process.execPath) &&
      command.includes('watch-builds.mjs') &&
      readlinkSync(`/proc/${pid}/cwd`) === process.cwd()
    );
  });
  const [pid] = pids;
  if (!pid || pids.length > 1) throw new Error(`${pids.length} processes watch what is saved`);
  return pid;
}

/** Waits until it has built all that was saved. @param {number} pid */
export const isCalm = (pid) => quiet(pid);

/** What it and all that it started hold, in megabytes; and how many they are. @param {number} pid */
export function sizeOf(pid) {
  const all = [pid];
  for (const one of all) all.push(...pidsWhere((other) => parentOf(other) === one));
  const bytes = all.reduce((sum, one) => sum + memory(one, 'VmRSS'), 0);
  return { megabytes: bytes / 1e6, processes: all.length };
}

/** @param {(pid: number) => boolean} isMeant */
const pidsWhere = (isMeant) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter(isMeant);

/** @param {number} pid */
const parentOf = (pid) => Number(/^PPid:\s+(\d+)$/m.exec(textOf(`/proc/${pid}/status`))?.[1]);

/** @param {string} file */
function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // A process that has just ended.
    return '';
  }
}
