import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { forEach, keepAsking, names } from '../../clients/clients.mjs';
import { Ledger } from '../../ledger.mjs';
import { openRestaurant, whenSavedAgain } from '../../clients/restaurant.mjs';
import { whileHeld } from '../../system/database.mjs';

export const title =
  'A table locked for 10 s, every pool of a service full → 503 within 5 s, other services go on, all is back at once';

/** @param {import('../../runs/run-scenario.mjs').Stage} stage */
export async function run({ system, ledger, did }) {
  const restaurant = await openRestaurant(system);
  const { owner, menuId } = restaurant;
  const page = `/menu/${menuId}`;
  await owner.call('GET', page);
  const others = new Ledger();
  const lock = 'BEGIN; LOCK TABLE menus.menu_items IN ACCESS EXCLUSIVE MODE';
  await whileHeld(system, lock, async () => {
    const clients = keepAsking({
      page: () => others.ask(() => owner.call('GET', page)),
      identity: () => others.ask(() => owner.call('GET', '/api/auth/user')),
      billing: () => others.ask(() => owner.call('GET', '/api/plans')),
    });
    const end = Date.now() + 10_000;
    // Twice as many as both replicas have connections.
    await forEach(Array.from({ length: 40 }), 40, async () => {
      while (Date.now() < end) {
        const [name = ''] = names(1);
        await ledger.write(name, () => restaurant.addItem(name));
        await pause(50);
      }
    });
    await clients.stop();
  });
  const backMs = await whenSavedAgain(restaurant, ledger, 5000);
  did(
    `the items' table locked while 40 clients saved; saved again ${backMs} ms after; other pages ${others}`,
  );
  ledger.requireOutcomes(200, 503);
  ledger.requireAnswersWithin(5000);
  assert.equal(ledger.acknowledged.size, 1, 'a save did not meet the lock');
  others.requireOutcomes(200);
  // Whoever asks first waits two seconds for a newer page than the one at hand.
  others.requireAnswersWithin(2500);
  ledger.compare(await restaurant.storedItems());
}
