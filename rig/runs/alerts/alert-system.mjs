import { until } from '../../../tools/engines/ports.mjs';
import { openRestaurant } from '../../clients/restaurant.mjs';
import { healthy as backUpToday } from '../../scenarios/faults/alerts/backups-not-made-for-nine-days.mjs';
import { environmentOf } from '../../figures/process.mjs';
import { startWithMailProxy } from '../../system/with-mail-proxy.mjs';
import { startPrometheus } from './prometheus.mjs';

/**
 * Starts a system with one of each process, a backup of today, a proxy in front of its mail server, and a Prometheus
 * that reports everything as healthy.
 */
export async function openAlertSystem() {
  const { data, system, smtp, paypal, close } = await startWithMailProxy();
  const prometheus = await startPrometheus(data);
  await backUpToday({ system, prometheus });
  const restaurant = await openRestaurant(system, { isPatient: true });
  const watch = await watchAll(system, prometheus);
  await whenAllUp(prometheus);
  return {
    ...{ system, restaurant, smtp, prometheus, watch, paypal },
    close: async () => {
      await prometheus.stop();
      await close();
    },
  };
}

/**
 * Adds every process to Prometheus and returns a function that adds one more.
 * @param {import('../../system/test-system.mjs').TestSystem} system
 * @param {import('./prometheus.mjs').Prometheus} prometheus
 */
async function watchAll(system, prometheus) {
  /** @type {Map<string, string[]>} */
  const addresses = new Map();
  const change = (/** @type {string} */ job, /** @type {string[]} */ now) => {
    addresses.set(job, now);
    return prometheus.watch(job, now);
  };
  for (const [name, pid] of Object.entries(system.running().pids)) {
    const { OPS_PORT } = environmentOf(pid);
    if (OPS_PORT) await change(name, [`127.0.0.1:${OPS_PORT}`]);
  }
  return async (/** @type {string} */ job, /** @type {string} */ opsUrl) => {
    const { host } = new URL(opsUrl);
    await change(job, [...(addresses.get(job) ?? []), host]);
    return () =>
      change(
        job,
        (addresses.get(job) ?? []).filter((one) => one !== host),
      );
  };
}

/** @param {import('./prometheus.mjs').Prometheus} prometheus */
async function whenAllUp(prometheus) {
  const areUp = async () =>
    (await prometheus.query('count(up == 1)')) === 6 && (await prometheus.alerts()).length === 0;
  await until(areUp, 60_000, 'Prometheus does not find everything healthy').catch(async (error) => {
    throw new Error(`${error.message}: ${JSON.stringify(await prometheus.alerts())}`);
  });
}
