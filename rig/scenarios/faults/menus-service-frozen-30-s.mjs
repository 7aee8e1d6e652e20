import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { signalAll } from '../../system/running-processes.mjs';
import { keepAsking, names } from '../../clients/clients.mjs';
import { Ledger } from '../../ledger.mjs';
import { openRestaurant, whenSavedAgain } from '../../clients/restaurant.mjs';

export const title =
  'SIGSTOP of a service for 30 s → answers within 5 s, recovery within 10 s, what was refused is not done late; other pages go on';

const FROZEN_MS = 30_000;

/** @param {import('../../runs/run-scenario.mjs').Stage} stage */
export async function run({ system, ledger, did }) {
  const restaurant = await openRestaurant(system);
  const { owner, menuId } = restaurant;
  const page = `/menu/${menuId}`;
  await owner.call('GET', page);
  const others = new Ledger();
  signalAll(system, /^menus-service/, 'SIGSTOP');
  const save = async () => {
    const [name = ''] = names(1);
    await ledger.write(name, () => restaurant.addItem(name));
  };
  const clients = keepAsking({
    ...{ one: save, another: save },
    page: () => others.ask(() => owner.call('GET', page)),
    identity: () => others.ask(() => owner.call('GET', '/api/auth/user')),
    billing: () => others.ask(() => owner.call('GET', '/api/plans')),
  });
  await pause(FROZEN_MS);
  await clients.stop();
  const refused = [...ledger.sent].filter((name) => !ledger.acknowledged.has(name));
  signalAll(system, /^menus-service/, 'SIGCONT');
  const backMs = await whenSavedAgain(restaurant, ledger, 10_000);
  did(
    `both replicas of menus-service stopped for 30 s; saved again ${backMs} ms after; other pages ${others}`,
  );
  ledger.requireOutcomes(200, 503);
  ledger.requireAnswersWithin(5000);
  others.requireOutcomes(200);
  // Whoever asks first waits two seconds for a newer page than the one at hand.
  others.requireAnswersWithin(2500);
  const stored = await restaurant.storedItems();
  assert.deepEqual(
    stored.filter((name) => refused.includes(name)),
    [],
    'done after its client was told 503',
  );
  ledger.compare(stored);
}
