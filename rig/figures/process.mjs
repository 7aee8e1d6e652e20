import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { clearInterval, setInterval } from 'node:timers';
import { setTimeout as pause } from 'node:timers/promises';

/** Linux counts a process's time in hundredths of a second. */
const TICKS_PER_SECOND = 100;
/** A process that used no more within half a second is idle, in seconds. */
const IDLE_SECONDS = 0.02;
const LOOK_MS = 500;
const WATCH_MS = 20;

/** A file of `/proc` about a process; empty when that has ended. @param {number} pid @param {string} file */
export function ofProcess(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** User and system time that a process has used; 0 when it has ended. @param {number} pid */
export function cpuSeconds(pid) {
  const fields = ofProcess(pid, 'stat').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS_PER_SECOND;
}

/** Resolves when a process has been idle for half a second. @param {number} pid */
export async function whenIdle(pid) {
  for (let last = -1; cpuSeconds(pid) - last > IDLE_SECONDS;) {
    last = cpuSeconds(pid);
    await pause(LOOK_MS);
  }
}

/** @param {string} text of a file that has a line for each field @param {string} field */
const bytesIn = (text, field) =>
  Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(text)?.[1]) * 1024;

/**
 * Bytes that a process holds now, or held at most; NaN when it has ended.
 * @param {number} pid @param {'VmRSS' | 'VmHWM'} [field]
 */
export const memoryOf = (pid, field = 'VmRSS') => bytesIn(ofProcess(pid, 'status'), field);

/** Bytes that a process shares with no other and has written to. @param {number} pid */
export const privateMemoryOf = (pid) => bytesIn(ofProcess(pid, 'smaps_rollup'), 'Private_Dirty');

/**
 * Watches how many bytes processes hold.
 * @param {Record<string, number>} pids by name
 */
export function watchMemory(pids) {
  /** @type {Record<string, { first: number, most: number }>} */
  const seen = {};
  const look = () => {
    for (const [name, pid] of Object.entries(pids)) {
      const now = memoryOf(pid);
      const { first = now, most = now } = seen[name] ?? {};
      seen[name] = { first, most: Math.max(most, now) };
    }
  };
  look();
  const looking = setInterval(look, WATCH_MS);
  return {
    stop: () => {
      clearInterval(looking);
      look();
      return seen;
    },
  };
}

/** How many files and sockets a process has open; NaN when it has ended. @param {number} pid */
export function openFiles(pid) {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return NaN;
  }
}

/** What a process was started with. @param {number} pid @returns {Record<string, string>} */
export const environmentOf = (pid) =>
  Object.fromEntries(
    ofProcess(pid, 'environ')
      .split('\0')
      .filter(Boolean)
      .map((pair) => pair.split(/=(.*)/s).slice(0, 2)),
  );

/** The folder that a process works in; empty when it has ended. @param {number} pid */
export function folderOf(pid) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
}

/** @param {(pid: number) => boolean} isMeant */
export const pidsWhere = (isMeant) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter(isMeant);

/** @param {number} pid */
export const parentOf = (pid) => Number(/^PPid:\s+(\d+)$/m.exec(ofProcess(pid, 'status'))?.[1]);

/** A process and all that it started, itself first. @param {number} pid */
export function treeOf(pid) {
  const all = [pid];
  for (const one of all) all.push(...pidsWhere((other) => parentOf(other) === one));
  return all;
}
