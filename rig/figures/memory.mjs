import { readFileSync } from 'node:fs';

const MEGABYTES_PER_KB = 1 / 1024;

/** Resident memory of a process, in megabytes. @param {number} pid */
export function residentMb(pid) {
  const [, kb] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kb) * MEGABYTES_PER_KB;
}

/**
 * Watches how much memory processes take, ten times a second.
 * @param {Record<string, number>} pids by name
 */
export function watchMemory(pids) {
  /** @type {Record<string, { first: number, most: number }>} megabytes */
  const seen = {};
  const look = () => {
    for (const [name, pid] of Object.entries(pids)) {
      const now = residentMb(pid);
      const { first = now, most = now } = seen[name] ?? {};
      seen[name] = { first, most: Math.max(most, now) };
    }
  };
  look();
  const looking = setInterval(look, 100);
  return {
    stop: () => {
      clearInterval(looking);
      look();
      return seen;
    },
  };
}
