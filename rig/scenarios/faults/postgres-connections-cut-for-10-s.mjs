import assert from 'node:assert/strict';
import { rows } from '../../system/database.mjs';
import { pidsOf } from '../../system/running-processes.mjs';
import { forEach, names, untilAcknowledged } from '../../clients/clients.mjs';
import { openRestaurant } from '../../clients/restaurant.mjs';

export const title =
  'Connections of Postgres cut five times a second for 10 s, clients retrying with idempotency keys → nothing lost or double, no process exits';

const CUT = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'menus'`;

/** @param {import('../../runs/run-scenario.mjs').Stage} stage */
export async function run({ system, ledger, did }) {
  const restaurant = await openRestaurant(system);
  const before = pidsOf(system, /./);
  const end = Date.now() + 10_000;
  let cuts = 0;
  const cutting = setInterval(() => {
    void rows(system, CUT).then((cut) => (cuts += cut.length));
  }, 200);
  try {
    await forEach(Array.from({ length: 10 }), 10, async () => {
      while (Date.now() < end) {
        const [name = ''] = names(1);
        const once = () => ledger.write(name, () => restaurant.addItem(name, { key: name }));
        await untilAcknowledged(once);
      }
    });
  } finally {
    clearInterval(cutting);
  }
  did(`${cuts} connections of menus-service cut while 10 clients saved`);
  assert.ok(cuts > 50, 'too few connections were cut');
  ledger.requireOutcomes(200, 409, 503);
  ledger.requireAnswersWithin(5000);
  assert.deepEqual(pidsOf(system, /./), before);
  ledger.compare(await restaurant.storedItems());
}
