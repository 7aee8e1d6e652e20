import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { until } from '../../../tools/engines/ports.mjs';
import { loggedProblems } from '../../system/logs.mjs';
import { healSystem } from '../run-scenario.mjs';

/**
 * What a scenario of alerts is given.
 * @typedef {object} AlertStage
 * @property {import('../../system/test-system.mjs').TestSystem} system with one of everything
 * @property {import('../../clients/restaurant.mjs').Restaurant} restaurant
 * @property {import('../../system/tcp-proxy.mjs').TcpProxy} smtp before the mail server
 * @property {ReturnType<typeof import('../../doubles/paypal/sandbox-client.mjs').sandboxAt>} paypal
 * @property {import('./prometheus.mjs').Prometheus} prometheus
 * @property {(job: string, opsUrl: string) => Promise<() => Promise<void>>} watch
 *   lets Prometheus scrape one more process of a job, until what the function resolves to is called
 *
 * A fault that wakes people: a file of `scenarios/faults/alerts`, whose name is the fault.
 * @typedef {object} AlertScenario
 * @property {string} file without its extension
 * @property {string} title what is done
 * @property {readonly string[]} fires the alerts that must fire; each is of one scenario
 * @property {readonly string[]} [mayFire] those that are right as well, when the machine is slow or the fault lasts
 * @property {boolean} [isApart] it disturbs nothing, and takes minutes of waiting
 * @property {boolean} [looksBackHours] its alert resolves so late that nobody waits for that
 * @property {(stage: AlertStage) => Promise<unknown>} [healthy] the same without the fault: no alert of `fires`
 * @property {(stage: AlertStage, whenFiring: () => Promise<void>) => Promise<unknown>} run
 *   makes the fault, waits, and takes it away
 */

/** Longer than any shortened alert takes, on a busy machine. */
const FIRING_LIMIT_MS = 200_000;
/** Until what an earlier fault left behind is out of every range of its alerts. */
const QUIET_LIMIT_MS = 90_000;

/**
 * A machine on which this process, which does nothing, gets the processor so late, in milliseconds, is one on which
 * other alerts may be right: they are noted.
 */
const SLOW_MACHINE_MS = 100;

/**
 * Lets one fault happen. Before it, with the healthy twin of what it does, none of its alerts may be about to fire;
 * with it all of them fire, no other does, and each leads to a page that is there.
 * @param {AlertScenario} scenario
 * @param {AlertStage} stage
 * @param {readonly string[]} elsewhere alerts of scenarios that run beside this one
 * @param {import('../../verdicts.mjs').Verdicts} verdicts
 * @returns {Promise<boolean>} whether all of it was seen
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
    // What an earlier fault left behind may only now have lasted as long as its alert waits.
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
