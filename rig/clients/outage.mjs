import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { Ledger } from '../ledger.mjs';
import { pidsOf } from '../system/running-processes.mjs';
import { keepAsking, post } from './clients.mjs';
import { openRestaurant, PASSWORD, whenSavedAgain } from './restaurant.mjs';

/** Whoever asks first waits two seconds for a newer page than the one at hand. */
const PAGE_MS = 2500;

/**
 * What must be seen while something that saves need is away, and once it is back: saves are answered 200 or 503 in time,
 * the diner page comes from memory, what was acknowledged is stored once, and no process ended.
 * @param {import('../runs/run-scenario.mjs').Stage} stage
 * @param {object} outage
 * @param {() => Promise<unknown>} outage.lasts begins it, and resolves when clients are to stop
 * @param {() => unknown} [outage.ends] once they have stopped, where it is not over by itself
 * @param {number} outage.withinMs in which saves are answered
 * @param {number} outage.backMs in which one is acknowledged again
 * @param {number} [outage.savers] clients that save
 * @param {readonly string[]} [outage.others] paths of the owner that go on as well as the page
 * @returns {Promise<{ restaurant: import('./restaurant.mjs').Restaurant, stored: string[], refused: string[] }>} `refused`:
 *   saves that were not acknowledged meanwhile
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
 * The same while Redis is away, and nobody is signed in: every answer within 3 s, and the sessions of before afterwards.
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
