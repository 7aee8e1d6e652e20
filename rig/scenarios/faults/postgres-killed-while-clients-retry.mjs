import assert from 'node:assert/strict';
import { pidsOf, signalAll, whenReplaced } from '../../system/running-processes.mjs';
import { forEach, names, untilAcknowledged } from '../../clients/clients.mjs';
import { openRestaurant } from '../../clients/restaurant.mjs';

export const title =
  'Postgres ended at once and restarted, clients retrying with idempotency keys → nothing lost or double, back within 5 s, no process exits';

const KILL_AFTER = 60;

/** @param {import('../../runs/run-scenario.mjs').Stage} stage */
export async function run({ system, ledger, did }) {
  const restaurant = await openRestaurant(system);
  const before = pidsOf(system, /-\d$/);
  let isKilled = false;
  let [restartedAt, backAt] = [0, 0];
  await forEach(names(300), 20, async (name) => {
    await untilAcknowledged(() =>
      ledger.write(name, () => restaurant.addItem(name, { key: name })),
    );
    if (restartedAt > 0 && backAt === 0) backAt = Date.now();
    if (isKilled || ledger.acknowledged.size < KILL_AFTER) return;
    isKilled = true;
    await whenReplaced(system, signalAll(system, /^Postgres$/, 'SIGQUIT'));
    restartedAt = Date.now();
  });
  assert.ok(restartedAt > 0, 'nothing was killed');
  did(
    `Postgres ended by SIGQUIT (immediate) after ${KILL_AFTER} of 300 saves of 20 clients; saved again ${backAt - restartedAt} ms after its restart`,
  );
  assert.ok(ledger.outcomes.has(503), 'no save met the fault');
  ledger.requireOutcomes(200, 409, 503);
  ledger.requireAnswersWithin(5000);
  assert.ok(backAt - restartedAt <= 5000, 'too late');
  assert.deepEqual(pidsOf(system, /-\d$/), before);
  ledger.compare(await restaurant.storedItems());
}
