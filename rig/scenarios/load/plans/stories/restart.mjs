import { until } from '../../../../../tools/engines/ports.mjs';
import { signalAll, whenAllReady, whenReplaced } from '../../../../system/running-processes.mjs';

/** @typedef {import('../../../../system/test-system.mjs').TestSystem} TestSystem */

const SERVICES = /-(?:service|worker)$/;
const LIMIT_MS = 60_000;

/** Restarts each service and waits until it has done all chores. @param {TestSystem} system */
export async function restartServices(system) {
  await whenReplaced(system, signalAll(system, SERVICES, 'SIGTERM'));
  await whenAllReady(system);
  const { ready } = system.running();
  for (const [name, url] of Object.entries(ready).filter(([name]) => SERVICES.test(name))) {
    await whenChoresDone(name, url);
  }
}

/** @param {string} name @param {string} opsUrl */
export const whenChoresDone = (name, opsUrl) =>
  until(() => areChoresDone(opsUrl), LIMIT_MS, `${name} has not done its chores`);

/** @param {string} opsUrl */
async function areChoresDone(opsUrl) {
  const metrics = await (await fetch(new URL('/metrics', opsUrl))).text();
  const choresIn = (/** @type {string} */ metric) =>
    [...metrics.matchAll(new RegExp(`^${metric}{.*?chore="(.+?)"`, 'gm'))].map(([, name]) => name);
  const done = choresIn('chore_runs_total');
  const known = choresIn('chore_late_seconds');
  return known.length > 0 && known.every((name) => done.includes(name));
}
