import { startBeside } from '../../system/process-beside.mjs';
import { limitCpu } from '../../system/cpu-share.mjs';
import { atLeast } from '../../verdicts.mjs';
import { cpuSeconds } from '../../figures/process.mjs';
import { openRestaurant } from '../../clients/restaurant.mjs';
import { load } from '../../clients/wrk.mjs';
import { median } from '../../figures/statistics.mjs';

/** A replica's share of a core, in percent: two of them leave the rest of the system what it needs on two cores. */
const SHARE = 20;
const ROUNDS = 5;
/** More than replicas can answer at once: each takes as many from its stream as it can. */
const CONNECTIONS = 64;

/**
 * What a second replica of a service adds on a route that is a message to it. Each has the same share of a core, so
 * that the machine has room for both: what is asked is whether they share the work.
 * @param {import('../../system/test-system.mjs').TestSystem} system
 */
export async function run(system) {
  const { owner, menuId } = await openRestaurant(system, { items: 20 });
  const route = new URL(`/api/menus/${menuId}`, system.url).href;
  const headers = [`Cookie: ${owner.cookie}`];
  const ask = () => load(route, { headers, connections: CONNECTIONS });
  const first = /** @type {number} */ (system.running().pids['menus-service']);
  await ask();
  const endOfFirst = limitCpu(first, SHARE);
  const one = await askInRounds(ask, [first]);
  const { pid: second, stop } = await startSecond(system);
  // Its code is compiled before it is held to its share, as that of the first one was.
  await ask();
  const endOfSecond = limitCpu(second, SHARE);
  const two = await askInRounds(ask, [first, second]);
  endOfFirst();
  endOfSecond();
  await stop();
  return [
    { what: 'one replica, GET /api/menus/:menuId per second', value: one.perSecond.toFixed(0) },
    { what: '… cores that it used', value: one.cores.toFixed(2) },
    { what: 'two replicas', value: two.perSecond.toFixed(0) },
    { what: '… cores that they used', value: two.cores.toFixed(2) },
    atLeast('two replicas to one', two.perSecond / one.perSecond, 1.6),
  ];
}

/** @param {import('../../system/test-system.mjs').TestSystem} system */
async function startSecond(system) {
  const { process, stop } = await startBeside(system, 'menus-service', {});
  return { pid: /** @type {number} */ (process.pid), stop };
}

/**
 * Answers per second, none of which may be an error, and how many cores these processes used meanwhile.
 * @param {() => ReturnType<typeof load>} ask @param {number[]} pids
 */
async function askInRounds(ask, pids) {
  const used = () => pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
  const [usedBefore, start] = [used(), performance.now()];
  const seen = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { rps, errors } = await ask();
    if (errors > 0) throw new Error(`${errors} requests failed`);
    seen.push(rps);
  }
  const cores = (used() - usedBefore) / ((performance.now() - start) / 1000);
  return { perSecond: median(seen), cores };
}
