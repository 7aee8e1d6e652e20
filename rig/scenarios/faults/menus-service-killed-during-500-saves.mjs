import assert from 'node:assert/strict';
import { signalAll, whenReplaced } from '../../system/running-processes.mjs';
import { forEach, names } from '../../clients/clients.mjs';
import { openRestaurant, whenSavedAgain } from '../../clients/restaurant.mjs';

export const title =
  'SIGKILL of menus-service during 500 saves → every 2xx saved once, the rest 503 within 5 s, none hangs';

const KILL_AFTER = 150;

/** @param {import('../../runs/run-scenario.mjs').Stage} stage */
export async function run({ system, ledger, did }) {
  const restaurant = await openRestaurant(system);
  /** @type {Record<string, number> | undefined} */
  let killed;
  await forEach(names(500), 40, async (name) => {
    await ledger.write(name, () => restaurant.addItem(name));
    if (ledger.acknowledged.size < KILL_AFTER || killed) return;
    killed = signalAll(system, /^menus-service/, 'SIGKILL');
  });
  assert.ok(killed, 'nothing was killed');
  did(`both replicas killed after ${KILL_AFTER} of 500 saves, 40 at once`);
  ledger.requireOutcomes(200, 503);
  ledger.requireAnswersWithin(5000);
  assert.ok(ledger.outcomes.has(503), 'no save met the fault');
  await whenReplaced(system, killed);
  await whenSavedAgain(restaurant, ledger, 10_000);
  ledger.compare(await restaurant.storedItems());
}
