import { atMost } from '../../verdicts.mjs';
import { openRestaurant, register } from '../../clients/restaurant.mjs';
import { callFrom, keepLastCoreForClients, moveToClients } from '../../clients/calls/call-from.mjs';
import {
  callsAtTheDoor,
  compareBesides,
  guesses,
  hashing,
  signIns,
  STORM_PER_SECOND,
} from '../../clients/calls/compare-besides.mjs';
import { startDinersGateway } from '../../system/diners-gateway.mjs';
import { median } from '../../figures/statistics.mjs';

const ACCOUNTS = 20;
/** Below the number of guesses after which an account is locked for a while. */
const GUESSES_EACH = 9;
const AT_ONCE = 800;

/**
 * Measures whether response times reveal the existence of an account, how much many sign-ins slow down diners, and
 * how long those sign-ins wait.
 * @param {import('../../system/test-system.mjs').TestSystem} system
 */
export async function run(system) {
  const pinned = keepLastCoreForClients();
  const known = await registerAccounts(system);
  const { unknownMs, wrongMs } = await compareGuesses(system.url, known);
  const { menuId } = await openRestaurant(system, { items: 40 });
  const page = new URL(`/menu/${menuId}`, system.url).href;
  /** @type {Record<string, number>} */
  const statuses = {};
  const clients = { pinned };
  const shared = await compareBesides(
    page,
    {
      refused: callsAtTheDoor(system.url, clients),
      storm: signIns(system.url, clients, statuses),
    },
    clients,
  );
  const diners = await startDinersGateway(system);
  const theirPage = page.replace(system.url, diners.url);
  const own = await compareBesides(
    theirPage,
    { storm: signIns(system.url, clients, statuses) },
    clients,
  );
  if (pinned) moveToClients(diners.process.pid);
  const amongSystem = { pinned, amongSystem: true };
  const apart = await compareBesides(
    theirPage,
    { hashing: hashing(amongSystem), storm: signIns(system.url, amongSystem, statuses) },
    clients,
  );
  await diners.stop();
  const crowd = await callFrom(
    { ...guesses(system.url, 'multitud'), perSecond: AT_ONCE * 1000, seconds: 0.001 },
    { pinned },
  );
  return [
    { what: 'sign-in with an unknown address, median ms', value: unknownMs.toFixed(2) },
    { what: 'sign-in with a wrong password, median ms', value: wrongMs.toFixed(2) },
    atMost('difference, ms', Math.abs(unknownMs - wrongMs), 5),
    { what: 'clients on a core of their own', value: pinned ? 'yes' : 'no' },
    { what: 'diner page, p95 ms, calm', value: shared.calm.toFixed(2) },
    {
      what: `diner page, p95 ms, ${STORM_PER_SECOND} calls/s without a session`,
      value: shared.refused.toFixed(2),
    },
    {
      what: `diner page, p95 ms, ${STORM_PER_SECOND} sign-ins/s`,
      value: shared.storm.toFixed(2),
    },
    { what: 'storm to calm', value: ratio(shared) },
    {
      what: 'storm to calm, diners served by a gateway of their own',
      value: ratio(own),
    },
    {
      what: '… which has a core that signing in does not use',
      value: pinned ? ratio(apart) : 'not measured',
    },
    pinned
      ? atMost('… to calm beside a core that hashes', apart.storm / apart.hashing, 1.2)
      : { what: '… to calm beside a core that hashes', value: 'not measured' },
    { what: 'sign-ins in the storm, by status', value: JSON.stringify(statuses) },
    {
      what: `${AT_ONCE} sign-ins at once, slowest answer ms`,
      value: Math.max(...crowd.ms).toFixed(0),
    },
    { what: `${AT_ONCE} sign-ins at once, by status`, value: JSON.stringify(crowd.statuses) },
  ];
}

const ratio = (/** @type {{ storm: number, calm: number }} */ { storm, calm }) =>
  (storm / calm).toFixed(2);

/** @param {import('../../system/test-system.mjs').TestSystem} system */
async function registerAccounts(system) {
  const emails = Array.from({ length: ACCOUNTS }, (_, n) => `cuenta-${n}@ejemplo.do`);
  for (const email of emails) await register(system, { email });
  return emails;
}

/**
 * Alternates between guesses, so that other load on the machine affects both kinds equally.
 * @param {string} base @param {string[]} known
 */
async function compareGuesses(base, known) {
  /** @type {{ unknown: number[], wrong: number[] }} */
  const times = { unknown: [], wrong: [] };
  for (let guess = 0; guess < GUESSES_EACH; guess += 1) {
    for (const email of known) {
      times.wrong.push(await timedGuess(base, email));
      times.unknown.push(await timedGuess(base, `nadie-${email}`));
    }
  }
  return { unknownMs: median(times.unknown), wrongMs: median(times.wrong) };
}

/** @param {string} base @param {string} email */
async function timedGuess(base, email) {
  const start = performance.now();
  const response = await fetch(new URL('/api/auth/login', base), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'equivocada' }),
  });
  await response.text();
  return performance.now() - start;
}
