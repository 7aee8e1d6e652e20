import { chosen, readScenarios } from '../scenarios.mjs';
import { openAlertSystem } from './alert-system.mjs';
import { noteResolutions, whenResolved } from './resolutions.mjs';
import { runAlertScenario } from './run-alert-scenario.mjs';

/**
 * Runs the alert scenarios that contain one of the words in their name, title or alerts, or all without words. They
 * share one system and its Prometheus. Scenarios that do not affect others run in parallel with them. Finally waits
 * until the alerts of past faults resolve.
 * @param {readonly string[]} words @param {import('../../verdicts.mjs').Verdicts} verdicts
 */
export async function runAlerts(words, verdicts) {
  /** @type {import('./run-alert-scenario.mjs').AlertScenario[]} */
  const scenarios = chosen(await readScenarios('faults/alerts'), words);
  verdicts.begin('Alerts');
  const { close, ...stage } = await openAlertSystem();
  try {
    const beside = scenarios.filter(({ isApart }) => isApart);
    const known = beside.flatMap(({ fires }) => fires);
    /** @type {ReturnType<typeof whenResolved>[]} */
    const resolutions = [];
    const runOne = async (/** @type {import('./run-alert-scenario.mjs').AlertScenario} */ one) => {
      const hasFired = await runAlertScenario(one, stage, known, verdicts);
      if (hasFired && !one.looksBackHours) resolutions.push(whenResolved(one, stage.prometheus));
    };
    const apart = beside.map(runOne);
    for (const scenario of scenarios.filter(({ isApart }) => !isApart)) await runOne(scenario);
    await Promise.all(apart);
    if (resolutions.length > 0) await noteResolutions(resolutions, verdicts);
  } finally {
    await close();
  }
}
