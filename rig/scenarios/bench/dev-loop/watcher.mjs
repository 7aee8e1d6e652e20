import { setTimeout as pause } from 'node:timers/promises';
import {
  cpuSeconds,
  folderOf,
  memoryOf,
  ofProcess,
  parentOf,
  pidsWhere,
  treeOf,
} from '../../../figures/process.mjs';

export function watcherPid() {
  const pids = pidsWhere((pid) => {
    const command = ofProcess(pid, 'cmdline');
    const isWatcher = command.startsWith(process.execPath) && command.includes('watch-builds.mjs');
    return isWatcher && folderOf(pid) === process.cwd();
  });
  const [pid] = pids;
  if (!pid || pids.length > 1) throw new Error(`${pids.length} processes watch what is saved`);
  return pid;
}

/** CPU time within half a second below which a process is idle, in seconds. */
const AT_REST = 0.03;
const LOOK_MS = 500;

/**
 * Waits until the watcher's system is idle: everything saved is built, restarted processes are ready, and spare
 * processes wait.
 * @param {number} pid process ID of the watcher
 */
export async function isCalm(pid) {
  const system = parentOf(pid);
  const used = () => new Map(treeOf(system).map((one) => [one, cpuSeconds(one)]));
  for (let before = used(); ;) {
    await pause(LOOK_MS);
    const now = used();
    const isSame = now.size === before.size;
    if (isSame && [...now].every(([one, seconds]) => seconds - (before.get(one) ?? -1) < AT_REST)) {
      return;
    }
    before = now;
  }
}

/** Memory of the process and its descendants in megabytes, and their number. @param {number} pid */
export function sizeOf(pid) {
  const all = treeOf(pid);
  const bytes = all.reduce((sum, one) => sum + memoryOf(one), 0);
  return { megabytes: bytes / 1e6, processes: all.length };
}
