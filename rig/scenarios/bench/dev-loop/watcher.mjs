import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { cpuSeconds, memory } from '../../../figures/process.mjs';

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

/** Half a second in which nobody works longer than this is calm, in seconds of a processor. */
const AT_REST = 0.03;
const LOOK_MS = 500;

/**
 * Waits until the system that it belongs to is at rest: all that was saved is built, whoever begins anew is ready, and
 * whoever stands by for the next time waits.
 * @param {number} pid of who watches
 */
export async function isCalm(pid) {
  const system = parentOf(pid);
  for (let before = used(system); ;) {
    await pause(LOOK_MS);
    const now = used(system);
    const isSame = now.size === before.size;
    if (isSame && [...now].every(([one, seconds]) => seconds - (before.get(one) ?? -1) < AT_REST)) {
      return;
    }
    before = now;
  }
}

/** Seconds that a process and all that came of it have worked, by their ids. @param {number} pid */
function used(pid) {
  const seen = new Map();
  for (const one of treeOf(pid)) {
    // One may have ended meanwhile.
    if (textOf(`/proc/${one}/stat`)) seen.set(one, cpuSeconds(one));
  }
  return seen;
}

/** A process and all that it started. @param {number} pid */
function treeOf(pid) {
  const all = [pid];
  for (const one of all) all.push(...pidsWhere((other) => parentOf(other) === one));
  return all;
}

/** What it and all that it started hold, in megabytes; and how many they are. @param {number} pid */
export function sizeOf(pid) {
  const all = treeOf(pid);
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
