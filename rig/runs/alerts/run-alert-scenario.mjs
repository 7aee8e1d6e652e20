import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { until } from '../../../tools/engines/ports.mjs';
import { loggedProblems } from '../../system/logs.mjs';
import { healSystem } from '../run-scenario.mjs';

/**
 * Context of an alert scenario.
 * @typedef {object} AlertStage
 * @property {import('../../system/test-system.mjs').TestSystem} system system with one of each process
 * @property {import('../../clients/restaurant.mjs').Restaurant} restaurant
 * @property {import('../../system/tcp-proxy.mjs').TcpProxy} smtp proxy in front of the mail server
 * @property {ReturnType<typeof import('../../doubles/paypal/sandbox-client.mjs').sandboxAt>} paypal
 * @property {import('./prometheus.mjs').Prometheus} prometheus
 * @property {(job: string, opsUrl: string) => Promise<() => Promise<void>>} watch adds a process to a job of
 *   Prometheus and resolves to a function that removes it
 *
 * A fault that fires alerts: a file in `scenarios/faults/alerts`, whose name is the fault.
 * @typedef {object} AlertScenario
 * @property {string} file file name without its extension
 * @property {string} title description of the fault
 * @property {readonly string[]} fires alerts that must fire; each belongs to one scenario
 * @property {readonly string[]} [mayFire] alerts that may also fire, when the machine is slow or the fault lasts
 * @property {boolean} [isApart] it does not affect other scenarios and waits for minutes
 * @property {boolean} [looksBackHours] its alert resolves too late to wait for it
 * @property {(stage: AlertStage) => Promise<unknown>} [healthy] does the same without the fault, which must not fire
 *   the alerts in `fires`
 * @property {(stage: AlertStage, whenFiring: () => Promise<void>) => Promise<unknown>} run causes the fault, waits,
 *   and ends it
 */

/** Longer than any shortened alert takes on a busy machine. */
const FIRING_LIMIT_MS = 200_000;
/** Time until the effects of an earlier fault are out of the range of every alert. */
const QUIET_LIMIT_MS = 90_000;

/**
 * When this idle process gets the processor with this delay, in milliseconds, the machine is so slow that other
 * alerts may fire legitimately. They are only noted.
 */
const SLOW_MACHINE_MS = 100;

/**
 * Runs one fault. Before it, and during its healthy variant, none of its alerts may be pending or firing. During the
 * fault, all of them must fire, no other alert may fire, and the runbook of each must exist.
 * @param {AlertScenario} scenario
 * @param {AlertStage} stage
 * @param {readonly string[]} elsewhere alerts of scenarios that run at the same time
 * @param {import('../../verdicts.mjs').Verdicts} verdicts
 * @returns {Promise<boolean>} true when all checks passed
 */
export async function runAlertScenario(scenario, stage, elsewhere, verdicts) {
  const { title, file, fires, mayFire = [], isApart, healthy, run } = scenario;
  console.log(`▸ ${title} → ${fires.join(', ')}\n  ${file}`);
  const { prometheus } = stage;
  const names = async (/** @type {('firing' | 'pending')[]} */ ...states) =>
    (await prometheus.alerts()).filter(({ state }) => states.includes(state)).map((a) => a.name);
  const start = Date.now();
  /** @type {string[]} */
  const done = [];
  /** @type {unknown} */
  let fault;
  try {
    const isQuiet = async () => {
      const active = await names('firing', 'pending');
      return fires.every((alert) => !active.includes(alert));
    };
    await until(isQuiet, QUIET_LIMIT_MS, `${fires.join(', ')}: active before the fault`);
    await healthy?.(stage);
    await prometheus.afterScrape();
    assert.ok(await isQuiet(), `${fires.join(', ')}: active without the fault`);
    // Alerts of an earlier fault may still be pending.
    const before = await names('firing', 'pending');
    const allowed = new Set([...fires, ...mayFire, ...elsewhere, ...before]);
    const broken = Date.now();
    let hasFired = false;
    const delays = monitorEventLoopDelay();
    delays.enable();
    const whenFiring = async () => {
      const areFiring = async () => {
        const now = (await prometheus.alerts()).filter(({ state }) => state === 'firing');
        for (const { name, of } of now.filter((one) => !isApart && !allowed.has(one.name))) {
          const others = `${name} (${of}) fired, too`;
          assert.ok(delays.percentile(99) / 1e6 > SLOW_MACHINE_MS, others);
          done.push(`${others}, on a slow machine`);
          allowed.add(name);
        }
        const firing = now.map(({ name }) => name);
        return fires.every((alert) => firing.includes(alert));
      };
      await until(areFiring, FIRING_LIMIT_MS, `${fires.join(', ')} did not all fire`);
      hasFired = true;
      done.push(`${fires.join(', ')} after ${((Date.now() - broken) / 1000).toFixed(0)} s`);
      for (const { name, runbook } of await prometheus.alerts()) {
        assert.ok(existsSync(runbook), `${name} leads to ${runbook}, which is not there`);
      }
    };
    await run(stage, whenFiring);
    assert.ok(hasFired, 'nobody waited for the alert');
  } catch (error) {
    fault = error;
  }
  if (!isApart) await healSystem(stage).catch((error) => (fault ??= error));
  const what = `${title} → ${fires.join(', ')}`;
  const seconds = (Date.now() - start) / 1000;
  verdicts.note({ what, value: done.join('. '), isMet: !fault, seconds, fault });
  if (fault) console.log(loggedProblems(stage.system, start));
  return !fault;
}
