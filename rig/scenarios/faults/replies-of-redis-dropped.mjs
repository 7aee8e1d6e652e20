import assert from 'node:assert/strict';
import { forEach, names, untilAcknowledged } from '../../clients/clients.mjs';
import { startGatewayBehind } from '../../system/gateway-behind-proxy.mjs';
import { openRestaurant } from '../../clients/restaurant.mjs';

export const title =
  'Replies of Redis dropped with their connections, clients retrying with idempotency keys → each write once';

/** @param {import('../../runs/run-scenario.mjs').Stage} stage */
export async function run({ system, ledger, did }) {
  const { gateway, proxy, stop } = await startGatewayBehind(system);
  try {
    const restaurant = await openRestaurant(system);
    let drops = 0;
    await forEach(names(150), 10, async (name, place) => {
      if (place % 10 === 5) {
        proxy.dropReplies(1);
        drops += 1;
      }
      const once = () =>
        ledger.write(name, () => restaurant.addItem(name, { key: name, at: gateway.url }));
      await untilAcknowledged(once);
    });
    did(`${drops} replies of Redis to one gateway dropped while 10 clients saved through it`);
    assert.ok(ledger.outcomes.has(503), 'no save met the fault');
    ledger.requireOutcomes(200, 409, 503);
    ledger.requireAnswersWithin(5000);
    ledger.compare(await restaurant.storedItems());
  } finally {
    await stop();
  }
}
