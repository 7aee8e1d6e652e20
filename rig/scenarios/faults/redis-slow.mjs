import assert from 'node:assert/strict';
import { names, forEach } from '../../clients/clients.mjs';
import { startGatewayBehind } from '../../system/gateway-behind-proxy.mjs';
import { openRestaurant } from '../../clients/restaurant.mjs';

export const title =
  'A gateway whose Redis answers 100 ms late, then not at all → answers all the same, then 503 within 3 s and the diner page from memory';

/** @param {import('../../runs/run-scenario.mjs').Stage} stage */
export async function run({ system, ledger, did }) {
  const { gateway, proxy, stop } = await startGatewayBehind(system);
  try {
    const restaurant = await openRestaurant(system);
    const page = () => restaurant.owner.call('GET', `${gateway.url}/menu/${restaurant.menuId}`);
    const save = (/** @type {string} */ name) =>
      ledger.write(name, () => restaurant.addItem(name, { at: gateway.url }));
    await page();
    proxy.delay(50);
    await forEach(names(40), 10, save);
    assert.deepEqual([...ledger.outcomes.keys()], [200], 'slow is not gone');
    await proxy.refuse();
    await forEach(names(40), 10, save);
    const beforePage = ledger.outcomes.get(200);
    await ledger.ask(page);
    assert.equal(ledger.outcomes.get(200), (beforePage ?? 0) + 1, 'no diner page without Redis');
    await proxy.heal();
    did('each way 50 ms late for 40 saves, refused for 40, then healed');
    ledger.requireOutcomes(200, 503);
    ledger.requireAnswersWithin(3000);
    assert.equal(ledger.outcomes.get(503), 40);
    ledger.compare(await restaurant.storedItems());
  } finally {
    await stop();
  }
}
