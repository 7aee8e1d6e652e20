import assert from 'node:assert/strict';
import { rows } from '../../system/database.mjs';
import { startBeside } from '../../system/process-beside.mjs';
import { forEach, names } from '../../clients/clients.mjs';
import { clockShifted } from '../../system/fake-time.mjs';
import { openRestaurant } from '../../clients/restaurant.mjs';

export const title =
  'A gateway whose clock is ten minutes ahead → sessions, codes, counted calls and writes as with a right one';

/** @param {import('../../runs/run-scenario.mjs').Stage} stage */
export async function run({ system, ledger, did }) {
  const restaurant = await openRestaurant(system);
  const { owner, accountId } = restaurant;
  const gateway = await startBeside(system, 'gateway-1', await clockShifted('+10m'));
  try {
    const { headers } = await fetch(`${gateway.url}/health/live`);
    const aheadMs = Date.parse(headers.get('date') ?? '') - Date.now();
    assert.ok(aheadMs > 9 * 60_000, `its clock is ${aheadMs} ms ahead`);
    await forEach(names(60), 10, (name) =>
      ledger.write(name, () => restaurant.addItem(name, { key: name, at: gateway.url })),
    );
    const { key } = await owner.call('POST', '/api/api-keys', { name: 'Caja' });
    const over = `UPDATE identity.accounts SET subscription_expires_at = now() - interval '1 minute' WHERE id = $1`;
    await rows(system, over, [accountId]);
    const calls = Array.from({ length: 40 }, (_, place) => [gateway.url, system.url][place % 2]);
    /** @type {string[]} */
    const left = [];
    await forEach(calls, 10, async (at) => {
      const answer = await fetch(`${at}/api/menus`, {
        headers: { authorization: `Bearer ${key}` },
      });
      left.push(answer.headers.get('ratelimit')?.replace(/;t=.*/, '') ?? '');
    });
    assert.ok(left.includes('"hour";r=960'), `calls left: ${left.join(' ')}`);
    const late = await openRestaurant({ ...system, url: gateway.url });
    await ledger.ask(() => late.owner.call('GET', `${system.url}/api/auth/user`));
    did(
      '60 items saved, 40 calls counted in turn with a right gateway, a registration with its code, through one that is ten minutes ahead',
    );
    ledger.requireOutcomes(200);
    ledger.compare(await restaurant.storedItems());
  } finally {
    await gateway.stop();
  }
}
