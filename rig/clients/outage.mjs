import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { Ledger } from '../ledger.mjs';
import { pidsOf } from '../system/running-processes.mjs';
import { keepAsking, post } from './clients.mjs';
import { openRestaurant, PASSWORD, whenSavedAgain } from './restaurant.mjs';

/** The first request waits two seconds for a newer page before it gets the cached one. */
const PAGE_MS = 2500;

/**
 * Checks the behaviour while a dependency of writes is down and after it returns: writes succeed or fail with 503 in
 * time, the diner page comes from memory, every acknowledged write is stored once, and no process ends.
 * @param {import('../runs/run-scenario.mjs').Stage} stage
 * @param {object} outage
 * @param {() => Promise<unknown>} outage.lasts starts the outage, and resolves when clients are to stop
 * @param {() => unknown} [outage.ends] ends the outage after the clients have stopped, unless it ends by itself
 * @param {number} outage.withinMs maximum response time of a write
 * @param {number} outage.backMs maximum time until a write succeeds again
 * @param {number} [outage.savers] number of clients that write
 * @param {readonly string[]} [outage.others] other paths of the owner that must continue to work
 * @returns {Promise<{ restaurant: import('./restaurant.mjs').Restaurant, stored: string[], refused: string[] }>}
 *   `refused`: names of the writes that failed during the outage
 */
export async function duringOutage({ system, ledger, did }, outage) {
  const { lasts, ends, withinMs, backMs, savers = 2, others = [] } = outage;
  const restaurant = await openRestaurant(system);
  const { owner, menuId, userId } = restaurant;
  const page = `/menu/${menuId}`;
  await owner.call('GET', page);
  const before = pidsOf(system, /-\d$/);
  const going = new Ledger();
  const save = () => {
    const name = randomUUID();
    return ledger.write(name, () => restaurant.addItem(name));
  };
  const saving = keepAsking({ save }, 50, savers);
  const reading = keepAsking(
    Object.fromEntries(
      [page, ...others].map((path) => [path, () => going.ask(() => owner.call('GET', path))]),
    ),
  );
  try {
    await lasts();
    await Promise.all([saving.stop(), reading.stop()]);
  } finally {
    await ends?.();
  }
  const refused = [...ledger.sent].filter((name) => !ledger.acknowledged.has(name));
  const tookMs = await whenSavedAgain(restaurant, ledger, backMs);
  assert.equal((await owner.call('GET', '/api/auth/user')).id, userId);
  did(`saved again ${tookMs} ms after; meanwhile the diner page and others ${going}`);
  ledger.requireOutcomes(200, 503);
  ledger.requireAnswersWithin(withinMs);
  assert.ok(ledger.outcomes.has(503), 'no save met the fault');
  going.requireOutcomes(200);
  going.requireAnswersWithin(PAGE_MS);
  assert.deepEqual(pidsOf(system, /-\d$/), before);
  const stored = await restaurant.storedItems();
  ledger.compare(stored);
  return { restaurant, stored, refused };
}

/**
 * Checks the behaviour while Redis is down, when nobody can sign in: every response arrives within 3 s, and sessions
 * are valid again afterwards.
 * @param {import('../runs/run-scenario.mjs').Stage} stage @param {() => Promise<unknown>} lasts
 */
export async function withoutRedis(stage, lasts) {
  const { system, did } = stage;
  const { owner, email } = await openRestaurant(system);
  const sessions = new Ledger();
  const signIn = { email, password: PASSWORD };
  const clients = keepAsking({
    session: () => sessions.ask(() => owner.call('GET', '/api/auth/user')),
    signIn: () => sessions.ask(() => post(`${system.url}/api/auth/login`, signIn), 'sign-in'),
  });
  const asked = async () => {
    await lasts();
    await clients.stop();
  };
  await duringOutage(stage, { lasts: asked, withinMs: 3000, backMs: 10_000 });
  did(`sessions and sign-ins ${sessions}`);
  sessions.requireOutcomes(200, 503);
  sessions.requireAnswersWithin(3000);
  const refused = sessions.failures.filter(({ kind }) => kind === 'sign-in');
  assert.ok(refused.length > 0, 'no sign-in met the fault');
}
