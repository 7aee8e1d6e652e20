import { Owner } from '../api/owner.mjs';
import { startTestSystem } from '../../test-kit/test-system.mjs';
import { publishedMenu } from './page.mjs';
import { callFrom, keepLastCoreForClients, moveToClients } from './sign-in/clients.mjs';
import { compareStorm, guesses, STORM_PER_SECOND } from './sign-in/compare-storm.mjs';
import { startDinersGateway } from './sign-in/diners-gateway.mjs';
import { median } from './wrk.mjs';

const ACCOUNTS = 20;
/** Fewer than an account's guesses before it closes for a while. */
const GUESSES_EACH = 9;
const SECONDS = 6;
const ROUNDS = 5;
const AT_ONCE = 800;

/** What guessing learns from time, what a storm of sign-ins costs the diners, and how long it waits. */
export async function benchSignIn() {
  const pinned = keepLastCoreForClients();
  const system = await startTestSystem();
  try {
    const known = await registerAccounts(system);
    const { unknownMs, wrongMs } = await compareGuesses(system.url, known);
    const page = new URL(`/menu/${await publishedMenu(system, 40)}`, system.url).href;
    const { calm, refused, storm, statuses } = await compareStorm(
      { base: system.url, page },
      { pinned, rounds: ROUNDS, seconds: SECONDS },
    );
    const diners = await startDinersGateway(system);
    const served = { base: system.url, page: page.replace(system.url, diners.url) };
    const own = await compareStorm(served, { pinned, rounds: ROUNDS, seconds: SECONDS });
    if (pinned) moveToClients(diners.process.pid);
    const apart = await compareStorm(served, {
      pinned,
      rounds: ROUNDS,
      seconds: SECONDS,
      amongSystem: true,
    });
    await diners.stop();
    const crowd = await callFrom(
      { ...guesses(system.url, 'multitud'), perSecond: AT_ONCE * 1000, seconds: 0.001 },
      { pinned },
    );
    return [
      { what: 'sign-in with an unknown address, median ms', value: unknownMs.toFixed(2) },
      { what: 'sign-in with a wrong password, median ms', value: wrongMs.toFixed(2) },
      { what: 'difference, ms', value: Math.abs(unknownMs - wrongMs).toFixed(2) },
      { what: 'clients on a core of their own', value: pinned ? 'yes' : 'no' },
      { what: 'diner page, p95 ms, calm', value: calm.toFixed(2) },
      {
        what: `diner page, p95 ms, ${STORM_PER_SECOND} calls/s without a session`,
        value: refused.toFixed(2),
      },
      { what: `diner page, p95 ms, ${STORM_PER_SECOND} sign-ins/s`, value: storm.toFixed(2) },
      { what: 'storm to calm', value: (storm / calm).toFixed(2) },
      {
        what: 'storm to calm, diners served by a gateway of their own',
        value: (own.storm / own.calm).toFixed(2),
      },
      {
        what: '… which has a core that signing in does not use',
        value: pinned ? (apart.storm / apart.calm).toFixed(2) : 'not measured',
      },
      { what: 'sign-ins in the storm, by status', value: JSON.stringify(statuses) },
      {
        what: `${AT_ONCE} sign-ins at once, slowest answer ms`,
        value: Math.max(...crowd.ms).toFixed(0),
      },
      { what: `${AT_ONCE} sign-ins at once, by status`, value: JSON.stringify(crowd.statuses) },
    ];
  } finally {
    await system.close();
  }
}

/** @param {import('../../test-kit/test-system.mjs').TestSystem} system */
async function registerAccounts(system) {
  const emails = Array.from({ length: ACCOUNTS }, (_, n) => `cuenta-${n}@ejemplo.do`);
  for (const email of emails) {
    const owner = new Owner(system.url, system.inboxUrl);
    await owner.register({
      email,
      password: 'una-clave-larga',
      firstName: 'Ada',
      lastName: 'Sosa',
    });
  }
  return emails;
}

/**
 * Guesses in turn, so that whatever else the machine does falls on both alike.
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
