import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What a scenario of alerts is given.
 * @typedef {object} Rig
 * @property {import('../../system/test-system.mjs').TestSystem} system with one of everything
 * @property {import('../../clients/restaurant.mjs').Restaurant} restaurant
 * @property {import('../../system/tcp-proxy.mjs').TcpProxy} smtp before the mail server
 * @property {ReturnType<typeof import('../../doubles/paypal/sandbox-client.mjs').sandboxAt>} paypal
 * @property {import('./prometheus.mjs').Prometheus} prometheus
 * @property {(job: string, opsUrl: string) => Promise<() => Promise<void>>} watch
 *   lets Prometheus scrape one more process of a job, until what the function resolves to is called
 *
 * A fault that wakes people: a file of `scenarios`, whose name is the fault.
 * @typedef {object} AlertScenario
 * @property {string} file without its extension
 * @property {string} title what is done
 * @property {readonly string[]} fires the alerts that must fire; each is of one scenario
 * @property {readonly string[]} [mayFire] those that are right as well, when the machine is slow or the fault lasts
 * @property {boolean} [isApart] it disturbs nothing, and takes minutes of waiting
 * @property {boolean} [looksBackHours] its alert resolves so late that nobody waits for that
 * @property {(rig: Rig) => Promise<unknown>} [healthy] the same without the fault: no alert of `fires`
 * @property {(rig: Rig, whenFiring: () => Promise<void>) => Promise<unknown>} run
 *   makes the fault, waits, and takes it away
 */

const FOLDER = join(import.meta.dirname, '../../scenarios/faults/alerts');

/** In the order of their names. @returns {Promise<AlertScenario[]>} */
export async function readScenarios() {
  const scenarios = [];
  for (const name of readdirSync(FOLDER).sort()) {
    const file = name.replace(/\.mjs$/, '');
    scenarios.push({ file, ...(await import(join(FOLDER, name))) });
  }
  return scenarios;
}
