import assert from 'node:assert/strict';
import { pidsOf } from '../system/running-processes.mjs';
import { keepAsking, names, post } from './clients.mjs';
import { Ledger } from '../ledger.mjs';
import { openRestaurant, PASSWORD, whenSavedAgain } from './restaurant.mjs';

/**
 * What must be seen while Redis is unavailable and once it is back: every answer within 3 s, the diner page 200
 * from memory, nobody signed in; afterwards the sessions of before, and no process that ended.
 * @param {import('../runs/run-scenario.mjs').Stage} stage
 * @param {() => Promise<void>} outage begins it, and resolves when Redis is to be there again
 */
export async function withoutRedis({ system, ledger, did }, outage) {
  const restaurant = await openRestaurant(system);
  const { owner, menuId, email } = restaurant;
  const page = `/menu/${menuId}`;
  await owner.call('GET', page);
  const before = pidsOf(system, /-\d$/);
  const pages = new Ledger();
  const signIns = new Ledger();
  const save = async () => {
    const [name = ''] = names(1);
    await ledger.write(name, () => restaurant.addItem(name));
  };
  const signIn = { email, password: PASSWORD };
  const clients = keepAsking({
    ...{ one: save, another: save },
    session: () => ledger.ask(() => owner.call('GET', '/api/auth/user')),
    page: () => pages.ask(() => owner.call('GET', page)),
    signIn: () => signIns.ask(() => post(`${system.url}/api/auth/login`, signIn)),
  });
  await outage();
  await clients.stop();
  const backMs = await whenSavedAgain(restaurant, ledger, 10_000);
  assert.equal((await owner.call('GET', '/api/auth/user')).id, restaurant.userId);
  did(`saved again ${backMs} ms after; diner page ${pages}; sign-ins ${signIns}`);
  ledger.requireOutcomes(200, 503);
  ledger.requireAnswersWithin(3000);
  pages.requireOutcomes(200);
  // Whoever asks first waits two seconds for a newer page than the one at hand.
  pages.requireAnswersWithin(2500);
  signIns.requireOutcomes(200, 503);
  signIns.requireAnswersWithin(3000);
  assert.ok(ledger.outcomes.has(503) && signIns.outcomes.has(503), 'nothing met the fault');
  assert.deepEqual(pidsOf(system, /-\d$/), before);
  ledger.compare(await restaurant.storedItems());
}
