import { until } from '../../../tools/engines/ports.mjs';
import { CHANGES, ERRORS } from './dev-loop/changes.mjs';
import { SavedFiles } from './dev-loop/saved.mjs';
import { isCalm, sizeOf, watcherPid } from './dev-loop/watcher.mjs';
import { atMost } from '../../verdicts.mjs';
import { median } from '../../figures/statistics.mjs';

const ROUNDS = 3;
/** After an error in a lib that all apps use, each app is built twice, which takes long. */
const ERROR_ROUNDS = 1;
const MAX_SEEN_MS = 3000;
const MAX_ERROR_MS = 2000;
const MAX_WATCHER_MB = 600;
const TIMEOUT_MS = 60_000;

export const opens = { args: ['--watch'] };

/**
 * Measures the waits of a developer with `npm run dev`: the time from saving a file to its visible effect, the
 * processes that restart, and the memory of the watcher. It changes source files of this checkout and restores them.
 * @param {import('../../system/test-system.mjs').TestSystem} system
 */
export async function* run(system) {
  const files = new SavedFiles();
  const restore = () => files.restore();
  process.once('exit', restore);
  try {
    const isWatching = () => system.output().includes('Watching what is saved');
    await until(isWatching, TIMEOUT_MS, 'nothing is watched');
    const watcher = watcherPid();
    let saves = 0;
    /** @param {import('./dev-loop/changes.mjs').Change} change */
    const timesOf = async (change, rounds = ROUNDS) => {
      const times = [];
      for (let round = 0; round < rounds; round += 1) {
        await isCalm(watcher);
        saves += 1;
        times.push(await change(system, files, `${process.pid}-${saves}`));
      }
      await isCalm(watcher);
      return times;
    };
    for (const [what, { change, restarts }] of Object.entries(CHANGES)) {
      const before = system.running().pids;
      yield within(what, await timesOf(change), MAX_SEEN_MS);
      await until(() => isAllThere(before, system.running().pids), TIMEOUT_MS, 'one is missing');
      const others = restartedOf(before, system.running().pids).filter(
        (name) => !restarts.includes(name),
      );
      const value = others.join(', ') || 'none';
      yield atMost('  processes that begin anew beside it', others.length, 0, value);
    }
    for (const [what, change] of Object.entries(ERRORS)) {
      yield within(what, await timesOf(change, ERROR_ROUNDS), MAX_ERROR_MS);
      files.restore();
      saves += 1;
      await isCalm(watcher);
    }
    const { megabytes, processes } = sizeOf(watcher);
    yield atMost(`MB that watching takes after ${saves} saves`, megabytes, MAX_WATCHER_MB);
    yield atMost('processes that watch', processes, 1, `${processes}`);
  } finally {
    restore();
    process.off('exit', restore);
  }
}

/** @param {string} what @param {number[]} times @param {number} most */
const within = (what, times, most) => {
  const slowest = Math.max(...times);
  const value = `${Math.round(median(times))} ms (${Math.round(slowest)} at most)`;
  return atMost(what, slowest, most, value);
};

/** @typedef {Record<string, number>} Pids process IDs by process name */

/** @param {Pids} before @param {Pids} now */
const isAllThere = (before, now) => Object.keys(before).every((name) => now[name]);

/** @param {Pids} before @param {Pids} now */
const restartedOf = (before, now) =>
  Object.keys(before).filter((name) => now[name] !== before[name]);
