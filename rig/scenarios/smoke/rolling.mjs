import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Owner } from '../../../tools/api/owner.mjs';
import { startHaproxy } from '../../../tools/engines/haproxy.mjs';
import { until } from '../../../tools/engines/ports.mjs';
import { startLoad } from '../../clients/mixed-load.mjs';
import { rows } from '../../system/rows.mjs';

/** How often each app is restarted, one replica after the other: once shows that the other takes over. */
const RESTARTS = 1;
/** Apps of one line are restarted one after the other, the lines beside each other. */
const LINES = [
  ['gateway'],
  ['identity-service', 'billing-service'],
  ['menus-service', 'media-worker'],
];
/** Longest time from SIGTERM to a new process that is ready, in milliseconds. */
const RESTART_MS = 60_000;

/**
 * Every process is restarted under load behind HAProxy, as a new version or another secret is rolled out: no request
 * may fail, no message be rejected, and every acknowledged item must be in the database once.
 * @param {import('../../system/test-system.mjs').TestSystem} system with two replicas of everything
 * @param {import('../../verdict/check.mjs').Checks['check']} check
 */
export const rolling = (system, check) =>
  check(`each app restarted behind HAProxy, with new secrets: no request fails`, async () => {
    await rollBehindHaproxy(system);
    assert.doesNotMatch(linesOf(system).join('\n'), /Message rejected/);
  });

/**
 * @param {import('../../system/test-system.mjs').TestSystem} system
 * @returns {Promise<import('../../clients/mixed-load.mjs').Load>} what was asked and answered meanwhile
 */
export async function rollBehindHaproxy(system) {
  const { port } = new URL(system.url);
  const haproxy = await startHaproxy([`127.0.0.1:${port}`, `127.0.0.1:${Number(port) + 1}`]);
  const roll = () =>
    Promise.all(
      LINES.map(async (apps) => {
        for (let time = 0; time < RESTARTS; time += 1) {
          for (const app of apps) await restartBehind(haproxy, system, app, (time % 2) + 1);
        }
      }),
    );
  try {
    return await underLoad(system, haproxy, roll);
  } finally {
    await haproxy.stop();
  }
}

/** @typedef {Awaited<ReturnType<typeof startHaproxy>>} Haproxy */

/**
 * Does something while owners and diners go on. Rejects when one of their requests failed, when an
 * acknowledged item is not in the database once, or when a process ended otherwise than it should.
 * @param {import('../../system/test-system.mjs').TestSystem} system @param {Haproxy} haproxy
 * @param {() => Promise<unknown>} work @param {string} [email] of an owner whom the system does not know yet
 */
export async function underLoad(system, haproxy, work, email = 'rosa@ejemplo.do') {
  const owner = new Owner(haproxy.url, system.inboxUrl);
  await owner.register({
    email,
    password: 'una-clave-larga',
    firstName: 'Rosa',
    lastName: 'Gil',
  });
  const [page, written] = await Promise.all(
    ['Carta', 'Libro'].map((name) =>
      owner.call('POST', '/api/menus', { name, restaurantName: 'Casa Rosa' }),
    ),
  );
  await owner.call('PUT', `/api/menus/${page.id}`, { isPublished: true });
  const path = `/api/menus/${written.id}/categories`;
  const category = await owner.call('POST', path, { name: 'Platos' });
  await haproxy.whenAllUp();

  const where = { pageOf: page.id, menuId: written.id, categoryId: category.id };
  const load = startLoad(owner, where);
  try {
    await work();
  } finally {
    await load.stop();
  }
  console.log(`  ${JSON.stringify(load.done)} requests; ${load.failures.length} failures`);
  if (load.failures.length > 0) console.log(logged(system, load.refused));
  assert.deepEqual(load.failures, []);
  const items = await rows(system, 'SELECT name FROM menus.menu_items WHERE menu_id = $1', [
    written.id,
  ]);
  assert.deepEqual(items.map(({ name }) => name).sort(), [...load.acknowledged].sort());
  const lines = system.output().split('\n');
  const ends = lines.filter((line) => /-\d ended \(/.test(line));
  assert.deepEqual(
    ends.filter((line) => !/ended \((0|SIGKILL)\)/.test(line)),
    [],
  );
  return load;
}

/**
 * Restarts a replica as a rollout does; of a gateway, with a connection open on which nothing is ever sent.
 * @param {Haproxy} haproxy @param {import('../../system/test-system.mjs').TestSystem} system
 * @param {string} app @param {number} replica from 1
 */
export async function restartBehind(haproxy, system, app, replica) {
  const silence = app === 'gateway' && (await silentConnection(system, replica - 1));
  await restart(system, `${app}-${replica}`);
  if (!silence) return;
  await silence.closed;
  await haproxy.whenAllUp();
}

/**
 * What the processes warned of, and what they wrote about some requests.
 * @param {import('../../system/test-system.mjs').TestSystem} system @param {readonly string[]} requestIds
 */
function logged(system, requestIds) {
  return linesOf(system)
    .filter((line) => /"level":[4-6]0/.test(line) || requestIds.some((id) => line.includes(id)))
    .join('\n');
}

/** @param {import('../../system/test-system.mjs').TestSystem} system */
function linesOf({ data }) {
  const folder = join(data, 'logs');
  return readdirSync(folder).flatMap((name) =>
    readFileSync(join(folder, name), 'utf8').split('\n'),
  );
}

/**
 * Stops a process as a rollout does and waits until the one in its place is ready.
 * @param {import('../../system/test-system.mjs').TestSystem} system @param {string} name
 */
async function restart(system, name) {
  const { pids, ready } = system.running();
  const before = pids[name];
  const address = ready[name];
  assert.ok(before && address, `${name} does not run`);
  process.kill(before, 'SIGTERM');
  const isReady = async () => {
    const now = system.running().pids[name];
    if (!now || now === before) return false;
    return fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  await until(isReady, RESTART_MS, `${name} did not come back`);
}

/**
 * A connection to a gateway on which nothing is ever sent.
 * @param {import('../../system/test-system.mjs').TestSystem} system @param {number} replica from 0
 * @returns {Promise<{ closed: Promise<unknown> }>}
 */
async function silentConnection(system, replica) {
  const socket = connect(Number(new URL(system.url).port) + replica, '127.0.0.1');
  await once(socket, 'connect');
  return { closed: once(socket.resume(), 'close') };
}
