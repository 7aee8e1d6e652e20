import assert from 'node:assert/strict';
import { isOk, until } from '../../tools/engines/ports.mjs';

/**
 * @typedef {import('./test-system.mjs').TestSystem} TestSystem
 */

/**
 * Returns the IDs of running processes whose names match, by name.
 * @param {TestSystem} system @param {RegExp} names
 * @returns {Record<string, number>}
 */
export function pidsOf(system, names) {
  const pids = Object.entries(system.running().pids).filter(([name]) => names.test(name));
  assert.ok(pids.length > 0, `nothing called ${names} runs`);
  return Object.fromEntries(pids);
}

/**
 * @param {TestSystem} system @param {RegExp} names @param {NodeJS.Signals} signal
 * @returns {Record<string, number>} IDs of those processes
 */
export function signalAll(system, names, signal) {
  const pids = pidsOf(system, names);
  for (const pid of Object.values(pids)) process.kill(pid, signal);
  return pids;
}

/**
 * Resolves when new processes run under these names.
 * @param {TestSystem} system @param {Record<string, number>} before previous IDs
 */
export const whenReplaced = (system, before) =>
  until(
    () =>
      Object.entries(before).every(
        ([name, pid]) => ![undefined, pid].includes(system.running().pids[name]),
      ),
    30_000,
    `${Object.keys(before).join(', ')} did not come back`,
  );

/** Resolves when every process is ready and reaches its engines. @param {TestSystem} system */
export const whenAllReady = (system) =>
  until(
    async () => {
      const { pids, ready, connected } = system.running();
      const all = [...Object.entries(ready), ...Object.entries(connected)];
      const answers = all.map(async ([name, url]) => name in pids && isOk(url));
      return (await Promise.all(answers)).every(Boolean);
    },
    60_000,
    'something is not ready',
  );
