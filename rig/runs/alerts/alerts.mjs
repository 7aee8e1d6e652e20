import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAlertSystem } from './alert-system.mjs';
import { resultOf, whenResolved } from './resolutions.mjs';
import { runAlertScenario } from './run-alert-scenario.mjs';
import { readScenarios } from './scenarios.mjs';

/**
 * Runs the scenarios of alerts that have one of the words in their name, title or alerts, all where there are none,
 * on one system with its own Prometheus. Those that touch nothing else run beside the others. Then waits until the
 * alerts resolve, whose faults are over.
 * @param {readonly string[]} words
 * @returns {AsyncGenerator<import('../run-scenario.mjs').Result>}
 */
export async function* runAlerts(words) {
  const scenarios = (await readScenarios()).filter(({ file, title, fires }) =>
    [...words, ...(words.length > 0 ? [] : [''])].some((word) =>
      `${file} ${title} ${fires.join(' ')}`.toLowerCase().includes(word.toLowerCase()),
    ),
  );
  if (scenarios.length === 0) throw new Error(`No alert is called ${words.join(' or ')}`);
  const data = mkdtempSync(join(tmpdir(), 'cartaviva-alerts-'));
  try {
    const { close, ...rig } = await openAlertSystem(data);
    try {
      const beside = scenarios.filter(({ isApart }) => isApart);
      const known = beside.flatMap(({ fires }) => fires);
      /** @type {ReturnType<typeof whenResolved>[]} */
      const resolutions = [];
      const runOne = async (/** @type {import('./scenarios.mjs').AlertScenario} */ scenario) => {
        const result = await runAlertScenario(scenario, rig, known);
        const isWaitedFor = !result.fault && !scenario.looksBackHours;
        if (isWaitedFor) resolutions.push(whenResolved(scenario, rig.prometheus));
        return result;
      };
      const results = beside.map(runOne);
      for (const scenario of scenarios.filter(({ isApart }) => !isApart)) {
        yield await runOne(scenario);
      }
      for (const result of results) yield await result;
      if (resolutions.length > 0) yield await resultOf(resolutions);
    } finally {
      await close();
    }
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}
