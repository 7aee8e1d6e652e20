import assert from 'node:assert/strict';
import { sandboxAt } from '../../doubles/paypal/sandbox-client.mjs';
import { runScenario } from '../../runs/run-scenario.mjs';
import { whenAllReady } from '../../system/running-processes.mjs';

/** Scenarios of `npm run faults` that take a few seconds and can run on this system. */
const SHORT = [
  'paypal-captured-20-times-at-once',
  'paypal-webhooks-forged-repeated-reordered',
  'paypal-reply-lost',
  'redis-killed',
  'postgres-killed-while-clients-retry',
];

/**
 * Checks that payments are captured once, and that no acknowledged write is lost or doubled, whichever process ends
 * meanwhile.
 * @param {import('../../system/test-system.mjs').TestSystem} system system with two replicas of each process
 * @param {import('../../verdicts.mjs').Verdicts} verdicts
 */
export async function shortFaults(system, verdicts) {
  const paypal = sandboxAt(system.paypalUrl);
  for (const file of SHORT) {
    const scenario = { file, ...(await import(`../faults/${file}.mjs`)) };
    await runScenario(scenario, { system, paypal }, verdicts, async () => {
      await paypal.clearFaults();
      await whenAllReady(system);
    });
  }
  await verdicts.check('whoever runs it was told which engines were started again', async () => {
    for (const name of ['Redis', 'Postgres']) {
      assert.match(system.output(), new RegExp(`${name} ended \\(\\w+\\); starting it again`));
    }
  });
}
