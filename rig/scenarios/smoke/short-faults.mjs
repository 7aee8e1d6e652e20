import assert from 'node:assert/strict';
import { sandboxAt } from '../../doubles/paypal/sandbox-client.mjs';
import { Ledger } from '../../ledger.mjs';
import * as capturedOften from '../faults/paypal-captured-20-times-at-once.mjs';
import * as replyLost from '../faults/paypal-reply-lost.mjs';
import * as webhooks from '../faults/paypal-webhooks-forged-repeated-reordered.mjs';
import * as postgresKilled from '../faults/postgres-killed-while-clients-retry.mjs';
import * as redisKilled from '../faults/redis-killed.mjs';
import { whenAllReady } from '../../system/running-processes.mjs';

/** Those of `npm run faults` that take some seconds and nothing that this system does not have. */
const SHORT = [capturedOften, webhooks, replyLost, redisKilled, postgresKilled];

/**
 * Money is taken once, and no acknowledged write is lost or done twice, whatever ends meanwhile.
 * @param {import('../../system/test-system.mjs').TestSystem} system with two replicas of everything
 * @param {import('../../verdicts.mjs').Verdicts['check']} check
 */
export async function shortFaults(system, check) {
  const paypal = sandboxAt(system.paypalUrl);
  for (const { title, run } of SHORT) {
    await check(title, async () => {
      const did = (/** @type {string} */ what) => console.log(`  ${what}`);
      await run({ system, paypal, ledger: new Ledger(), did });
      await paypal.clearFaults();
      await whenAllReady(system);
    });
  }
  await check('whoever runs it was told which engines were started again', async () => {
    for (const name of ['Redis', 'Postgres']) {
      assert.match(system.output(), new RegExp(`${name} ended \\(\\w+\\); starting it again`));
    }
  });
}
