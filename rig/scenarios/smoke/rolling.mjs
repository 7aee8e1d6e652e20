import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { startHaproxy } from '../../../tools/engines/haproxy.mjs';
import { isOk, until } from '../../../tools/engines/ports.mjs';
import { mixedRequests, namesOfItems, openTwoMenus, Traffic } from '../../clients/traffic.mjs';
import { Ledger } from '../../ledger.mjs';
import { loggedProblems, logsOf } from '../../system/logs.mjs';

/** Restarts of each app. They alternate between replicas. One restart shows that the other replica takes over. */
const RESTARTS = 1;
/** Apps in one group restart one after the other. The groups run in parallel. */
const LINES = [
  ['gateway'],
  ['identity-service', 'billing-service'],
  ['menus-service', 'media-worker'],
];
/** Maximum time from SIGTERM until the new process is ready, in milliseconds. */
const RESTART_MS = 60_000;
/** Pause of a client between two requests, in milliseconds. It yields a steady load that two cores can carry. */
const EVERY_MS = 250;

/**
 * Restarts every process under load behind HAProxy, as for a new version or another secret. No request may fail, no
 * message may be rejected, and every acknowledged item must be stored exactly once.
 * @param {import('../../system/test-system.mjs').TestSystem} system system with two replicas of each process
 * @param {import('../../verdicts.mjs').Verdicts['check']} check
 */
export const rolling = (system, check) =>
  check(`each app restarted behind HAProxy, with new secrets: no request fails`, async () => {
    await rollBehindHaproxy(system);
    for (const { name, text } of logsOf(system)) {
      assert.ok(!text.includes('Message rejected'), `${name} rejected a message`);
    }
  });

/**
 * @param {import('../../system/test-system.mjs').TestSystem} system
 * @returns {Promise<Ledger>} requests and responses during the restarts
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
 * Runs `work` while owners and diners send requests. Rejects when a request fails, when an acknowledged item is not
 * stored exactly once, or when a process ends unexpectedly.
 * @param {import('../../system/test-system.mjs').TestSystem} system @param {Haproxy} haproxy
 * @param {() => Promise<unknown>} work
 */
export async function underLoad(system, haproxy, work) {
  const of = await openTwoMenus({ url: haproxy.url, inboxUrl: system.inboxUrl });
  await haproxy.whenAllUp();
  const ledger = new Ledger();
  const traffic = new Traffic(mixedRequests(of, ledger), ledger, { everyMs: EVERY_MS });
  traffic.start();
  try {
    await work();
  } finally {
    await traffic.stop();
  }
  const { failures, acknowledged } = ledger;
  console.log(`  ${JSON.stringify(ledger.done)} requests; ${failures.length} failures`);
  if (failures.length > 0) {
    const isAbout = (/** @type {string} */ line) =>
      /"level":[4-6]0/.test(line) ||
      failures.some(({ requestId }) => requestId && line.includes(requestId));
    console.log(loggedProblems(system, 0, isAbout));
  }
  assert.deepEqual(failures, []);
  const stored = await namesOfItems(system.running().postgresUrl, of.menuId);
  assert.deepEqual(stored.toSorted(), [...acknowledged].toSorted());
  ledger.compare(stored);
  const lines = system.output().split('\n');
  const ends = lines.filter((line) => /-\d ended \(/.test(line));
  assert.deepEqual(
    ends.filter((line) => !/ended \((0|SIGKILL)\)/.test(line)),
    [],
  );
  return ledger;
}

/**
 * Restarts a replica as a rollout does. For a gateway, it also keeps an idle connection open.
 * @param {Haproxy} haproxy @param {import('../../system/test-system.mjs').TestSystem} system
 * @param {string} app @param {number} replica number of the replica, from 1
 */
export async function restartBehind(haproxy, system, app, replica) {
  const silence = app === 'gateway' && (await silentConnection(system, replica - 1));
  await restart(system, `${app}-${replica}`);
  if (!silence) return;
  await silence.closed;
  await haproxy.whenAllUp();
}

/**
 * Stops a process as a rollout does and waits until its successor is ready.
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
    return now !== undefined && now !== before && isOk(address);
  };
  await until(isReady, RESTART_MS, `${name} did not come back`);
}

/**
 * Opens a connection to a gateway and never sends anything on it.
 * @param {import('../../system/test-system.mjs').TestSystem} system @param {number} replica index, from 0
 * @returns {Promise<{ closed: Promise<unknown> }>}
 */
async function silentConnection(system, replica) {
  const socket = connect(Number(new URL(system.url).port) + replica, '127.0.0.1');
  await once(socket, 'connect');
  return { closed: once(socket.resume(), 'close') };
}
