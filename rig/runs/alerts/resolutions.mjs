import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Must be longer than the longest range of a rule, which is a shortened hour, except in scenarios with
 * `looksBackHours`.
 */
const LIMIT_MS = 180_000;
const EVERY_MS = 500;

/**
 * Waits until the alerts of a scenario whose fault has ended stop firing, within the time limit.
 * @param {import('./run-alert-scenario.mjs').AlertScenario} scenario
 * @param {import('./prometheus.mjs').Prometheus} prometheus
 * @returns {Promise<{ resolved: string[], firing: string[] }>} `resolved` contains texts such as
 *   `MailsFail after 20 s`
 */
export async function whenResolved({ fires }, prometheus) {
  const start = Date.now();
  /** @type {string[]} */
  const resolved = [];
  let firing = [...fires];
  while (firing.length > 0 && Date.now() - start < LIMIT_MS) {
    await pause(EVERY_MS);
    const now = (await prometheus.alerts()).filter(({ state }) => state === 'firing');
    const stillFiring = firing.filter((alert) => now.some(({ name }) => name === alert));
    const seconds = Math.round((Date.now() - start) / 1000);
    const over = firing.filter((alert) => !stillFiring.includes(alert));
    resolved.push(...over.map((alert) => `${alert} after ${seconds} s`));
    firing = stillFiring;
  }
  return { resolved, firing };
}

/**
 * Checks that all alerts have resolved after their faults ended.
 * @param {readonly ReturnType<typeof whenResolved>[]} resolutions
 * @param {import('../../verdicts.mjs').Verdicts} verdicts
 */
export const noteResolutions = (resolutions, verdicts) =>
  verdicts.check('Every fault over → every alert resolved', async () => {
    const all = await Promise.all(resolutions);
    const resolved = all.flatMap((one) => one.resolved).join('. ');
    const firing = all.flatMap((one) => one.firing);
    assert.deepEqual(firing, [], `${firing.join(', ')} did not resolve; ${resolved}`);
    return resolved;
  });
