import { startBeside } from '../../system/process-beside.mjs';
import { limitCpu } from '../../system/cpu-share.mjs';
import { atLeast } from '../../verdicts.mjs';
import { cpuSeconds } from '../../figures/process.mjs';
import { openRestaurant } from '../../clients/restaurant.mjs';
import { load } from '../../clients/wrk.mjs';
import { median } from '../../figures/statistics.mjs';

/** CPU share of a replica in percent of a core. Two replicas leave enough of two cores for the rest of the system. */
const SHARE = 20;
const ROUNDS = 5;
/** Exceeds the number of requests that replicas can process at once. Each takes as many from its stream as it can. */
const CONNECTIONS = 64;

/**
 * Measures the throughput that a second replica of a service adds on a route that sends it a message. Each replica
 * has the same share of a core, so that the machine has room for both and only the distribution of work matters.
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
  // Its code compiles before the CPU limit applies, as it did for the first replica.
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
 * Requests per second, none of which may fail, and the number of cores that the processes use meanwhile.
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
