import { readFileSync } from 'node:fs';
import { clearInterval, setInterval } from 'node:timers';
import { setTimeout as pause } from 'node:timers/promises';

/** Linux counts a process's time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** User and system time a process has used. @param {number} pid */
export function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** Waits until the process has been idle for half a second. @param {number} pid */
export async function quiet(pid) {
  for (let last = -1; cpuSeconds(pid) - last > 0.02;) {
    last = cpuSeconds(pid);
    await pause(500);
  }
}

/** Bytes a process holds now (VmRSS) or held at most (VmHWM). @param {number} pid @param {string} field */
export function memory(pid, field) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) * 1024;
}

/** The most memory a process holds from now on, in bytes. */
export class PeakOf {
  #peak = 0;
  /** @param {number} pid */
  constructor(pid) {
    this.timer = setInterval(() => {
      this.#peak = Math.max(this.#peak, memory(pid, 'VmRSS'));
    }, 20);
  }
  stop() {
    clearInterval(this.timer);
    return this.#peak;
  }
}
