import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { clearInterval, setInterval } from 'node:timers';
import { setTimeout as pause } from 'node:timers/promises';

/** Linux counts the CPU time of a process in hundredths of a second. */
const TICKS_PER_SECOND = 100;
/** A process is idle when it uses at most this CPU time in half a second, in seconds. */
const IDLE_SECONDS = 0.02;
const LOOK_MS = 500;
const WATCH_MS = 20;

/**
 * Reads a file of a process in `/proc`. Returns an empty string when the process has ended.
 * @param {number} pid @param {string} file
 */
export function ofProcess(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/**
 * CPU time of a process in user and system mode, in seconds. It is 0 when the process has ended.
 * @param {number} pid
 */
export function cpuSeconds(pid) {
  const fields = ofProcess(pid, 'stat').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS_PER_SECOND;
}

/** Resolves when a process was idle for half a second. @param {number} pid */
export async function whenIdle(pid) {
  for (let last = -1; cpuSeconds(pid) - last > IDLE_SECONDS;) {
    last = cpuSeconds(pid);
    await pause(LOOK_MS);
  }
}

/** @param {string} text content of a file with one line for each field @param {string} field */
const bytesIn = (text, field) =>
  Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(text)?.[1]) * 1024;

/**
 * Current (`VmRSS`) or peak (`VmHWM`) memory of a process in bytes. It is NaN when the process has ended.
 * @param {number} pid @param {'VmRSS' | 'VmHWM'} [field]
 */
export const memoryOf = (pid, field = 'VmRSS') => bytesIn(ofProcess(pid, 'status'), field);

/** Memory that a process has written to and shares with no other, in bytes. @param {number} pid */
export const privateMemoryOf = (pid) => bytesIn(ofProcess(pid, 'smaps_rollup'), 'Private_Dirty');

/**
 * Records the first and the highest memory use of processes, in bytes.
 * @param {Record<string, number>} pids process IDs by name
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

/** Number of open files and sockets of a process. It is NaN when the process has ended. @param {number} pid */
export function openFiles(pid) {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return NaN;
  }
}

/** @param {number} pid @returns {Record<string, string>} */
export const environmentOf = (pid) =>
  Object.fromEntries(
    ofProcess(pid, 'environ')
      .split('\0')
      .filter(Boolean)
      .map((pair) => pair.split(/=(.*)/s).slice(0, 2)),
  );

/** Working folder of a process, or an empty string when it has ended. @param {number} pid */
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

/** Lists a process and its descendants. The process itself comes first. @param {number} pid */
export function treeOf(pid) {
  const all = [pid];
  for (const one of all) all.push(...pidsWhere((other) => parentOf(other) === one));
  return all;
}
