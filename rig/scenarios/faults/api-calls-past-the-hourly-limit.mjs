import assert from 'node:assert/strict';
import { rows } from '../../system/database.mjs';
import { forEach } from '../../clients/clients.mjs';
import { gatewaysOf, openRestaurant } from '../../clients/restaurant.mjs';

export const title =
  '1,100 API calls through two gateways with a limit of 1,000 → exactly 1,000 pass';

/** @param {import('../../runs/run-scenario.mjs').Stage} stage */
export async function run({ system, ledger, did }) {
  const { owner, accountId } = await openRestaurant(system);
  // Ends the trial, because the free plan allows a thousand API calls per hour.
  const over = `UPDATE identity.accounts SET subscription_expires_at = now() - interval '1 minute' WHERE id = $1`;
  await rows(system, over, [accountId]);
  const { key } = await owner.call('POST', '/api/api-keys', { name: 'Caja' });
  const headers = { authorization: `Bearer ${key}` };
  const gateways = gatewaysOf(system);
  const calls = Array.from({ length: 1100 }, (_, place) => gateways[place % 2]);
  await forEach(calls, calls.length, (gateway) =>
    ledger.ask(async () => {
      const { status } = await fetch(`${gateway}/api/menus`, { headers });
      if (status !== 200) throw Object.assign(new Error('refused'), { status });
    }),
  );
  did('1,100 calls with one key at once, through both gateways in turn');
  assert.deepEqual(Object.fromEntries(ledger.outcomes), { 200: 1000, 429: 100 });
}
