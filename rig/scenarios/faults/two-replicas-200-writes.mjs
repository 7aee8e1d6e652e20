import assert from 'node:assert/strict';
import { forEach, names } from '../../clients/clients.mjs';
import { openRestaurant } from '../../clients/restaurant.mjs';

export const title = 'Two replicas of a service, 200 writes → 200 effects, both replicas worked';

const MESSAGE = 'menus.items.create';

/** @param {import('../../runs/run-scenario.mjs').Stage} stage */
export async function run({ system, ledger, did }) {
  const restaurant = await openRestaurant(system);
  const before = await handledBy(system);
  await forEach(names(200), 10, (name) => ledger.write(name, () => restaurant.addItem(name)));
  const after = await handledBy(system);
  const work = Object.keys(after).map((name) => (after[name] ?? 0) - (before[name] ?? 0));
  did(`200 items created, 10 at once; the replicas did ${work.join(' and ')}`);
  ledger.requireOutcomes(200);
  ledger.compare(await restaurant.storedItems());
  assert.equal(
    work.reduce((sum, count) => sum + count, 0),
    200,
  );
  assert.ok(
    work.every((count) => count > 0),
    `one replica did all: ${work}`,
  );
}

/**
 * @param {import('../../system/test-system.mjs').TestSystem} system
 * @returns {Promise<Record<string, number>>}
 */
async function handledBy(system) {
  const replicas = Object.entries(system.running().ready).filter(([name]) => /^menus/.test(name));
  const counts = replicas.map(async ([name, ready]) => {
    const text = await (await fetch(new URL('/metrics', ready))).text();
    const lines = text
      .split('\n')
      .filter((line) => /^message_duration_seconds_count/.test(line) && line.includes(MESSAGE));
    return [name, lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)];
  });
  return Object.fromEntries(await Promise.all(counts));
}
