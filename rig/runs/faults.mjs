import { startWithMailProxy } from '../system/with-mail-proxy.mjs';
import { runAlerts } from './alerts/alerts.mjs';
import { healSystem, runScenario } from './run-scenario.mjs';
import { chosen, readScenarios } from './scenarios.mjs';

/*
 *   npm run faults              all faults, one after another, and all alerts
 *   npm run faults -- redis     faults with the word in their name or title
 *   npm run faults -- alerts    each alert of deploy/prometheus; `-- alerts mail`: those with the word
 */
export const title = 'Faults';
export const about = `faults of machines, engines and others, on the processes of one system with two replicas of everything.
An acknowledged write must be in the database, once. Each alert of deploy/prometheus is fired by its fault.`;

/** Execution order on one system. Faults that restart engines and machines come last. */
const ORDER = [
  'two-replicas-200-writes',
  'api-calls-past-the-hourly-limit',
  'menus-service-killed-during-500-saves',
  'menus-service-frozen-30-s',
  'postgres-connections-cut-for-10-s',
  'table-locked-until-pools-are-full',
  'replies-of-redis-dropped',
  'redis-slow',
  'disk-of-images-full',
  'gateway-clock-ten-minutes-ahead',
  'mail-server-down',
  'mail-server-down-until-the-code-expired',
  'paypal-reply-lost',
  'paypal-captured-20-times-at-once',
  'paypal-capture-retried-after-hours',
  'paypal-webhooks-forged-repeated-reordered',
  'three-starts-on-an-empty-database',
  'visits-1000-a-second',
  'sign-ins-100-a-second',
  'uploads-20-of-10-mb-at-once',
  'worker-killed-once-during-an-image',
  'worker-killed-three-times-during-an-image',
  'every-process-restarted-behind-a-balancer',
  'redis-full',
  'redis-frozen-20-s',
  'redis-killed',
  'redis-killed-with-1000-mails-queued',
  'postgres-killed-while-clients-retry',
  'database-lost-and-restored',
];

/** @type {import('./scenarios.mjs').Run} */
export async function run({ words, verdicts }) {
  const [part, ...rest] = words;
  if (part === 'alerts') return runAlerts(rest, verdicts);
  await runFaults(words, verdicts);
  if (words.length === 0) await runAlerts([], verdicts);
}

/** @param {readonly string[]} words @param {import('../verdicts.mjs').Verdicts} verdicts */
async function runFaults(words, verdicts) {
  const scenarios = chosen(await readScenarios('faults', ORDER), words);
  verdicts.begin('Faults');
  const { stop, close, ...place } = await startWithMailProxy({
    args: ['--replicas', '2'],
    env: { DRAIN_SECONDS: '3' },
  });
  try {
    for (const scenario of scenarios) {
      if (scenario.needsClosed) await stop();
      const heal = scenario.needsClosed ? undefined : () => healSystem(place);
      await runScenario(scenario, place, verdicts, heal);
    }
  } finally {
    await close();
  }
}
