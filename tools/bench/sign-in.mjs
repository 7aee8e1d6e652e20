import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Owner } from '../api/owner.mjs';
import { openHouse } from '../house/house.mjs';
import { publishedMenu } from './page.mjs';
import { median } from './wrk.mjs';

const ACCOUNTS = 20;
/** Fewer than an account's guesses before it closes for a while. */
const GUESSES_EACH = 9;
const STORM_PER_SECOND = 100;
const DINERS_PER_SECOND = 300;
const SECONDS = 8;

const agent = new Agent({ keepAlive: true, maxSockets: 128 });

/** What guessing learns from time, and what a storm of sign-ins costs the diners. */
export async function benchSignIn() {
  const house = await openHouse();
  try {
    const signIn = signInAt(house.url);
    const known = await registerAccounts(house);
    const { unknownMs, wrongMs } = await compareGuesses(signIn, known);
    const page = new URL(`/menu/${await publishedMenu(house, 40)}`, house.url);
    const diner = () => timed(page);
    const calm = p95(await atRate(DINERS_PER_SECOND, diner));
    const [storm, waits] = await Promise.all([
      atRate(STORM_PER_SECOND, (n) => signIn(`tormenta-${n}@ejemplo.do`)),
      atRate(DINERS_PER_SECOND, diner),
    ]);
    return [
      { what: 'sign-in with an unknown address, median ms', value: unknownMs.toFixed(2) },
      { what: 'sign-in with a wrong password, median ms', value: wrongMs.toFixed(2) },
      { what: 'difference, ms', value: Math.abs(unknownMs - wrongMs).toFixed(2) },
      { what: 'diner page, p95 ms, calm', value: calm.toFixed(2) },
      { what: `diner page, p95 ms, ${STORM_PER_SECOND} sign-ins/s`, value: p95(waits).toFixed(2) },
      { what: 'storm to calm', value: (p95(waits) / calm).toFixed(2) },
      { what: 'sign-ins answered', value: `${storm.length}` },
    ];
  } finally {
    agent.destroy();
    await house.close();
  }
}

/** @param {import('../house/house.mjs').House} house */
async function registerAccounts(house) {
  const emails = Array.from({ length: ACCOUNTS }, (_, n) => `cuenta-${n}@ejemplo.do`);
  for (const email of emails) {
    const owner = new Owner(house.url, house.inboxUrl);
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
 * @param {(email: string) => Promise<number>} signIn @param {string[]} known
 */
async function compareGuesses(signIn, known) {
  /** @type {{ unknown: number[], wrong: number[] }} */
  const times = { unknown: [], wrong: [] };
  for (let guess = 0; guess < GUESSES_EACH; guess += 1) {
    for (const email of known) {
      times.wrong.push(await signIn(email));
      times.unknown.push(await signIn(`nadie-${email}`));
    }
  }
  return { unknownMs: median(times.unknown), wrongMs: median(times.wrong) };
}

/** @param {string} base @returns {(email: string) => Promise<number>} */
const signInAt = (base) => (email) =>
  timed(new URL('/api/auth/login', base), JSON.stringify({ email, password: 'equivocada' }));

/**
 * Milliseconds until a request is answered to its last byte.
 * @param {URL} url @param {string} [body] makes it a POST
 * @returns {Promise<number>}
 */
function timed(url, body) {
  const start = performance.now();
  const headers = body ? { 'content-type': 'application/json' } : { 'accept-encoding': 'br' };
  return new Promise((resolve, reject) => {
    request(url, { agent, method: body ? 'POST' : 'GET', headers }, (response) => {
      response.resume().once('end', () => resolve(performance.now() - start));
    })
      .once('error', reject)
      .end(body);
  });
}

/**
 * Calls at a steady rate, whether or not earlier ones are answered: what people do.
 * @param {number} perSecond @param {(n: number) => Promise<number>} call
 */
async function atRate(perSecond, call) {
  /** @type {Promise<number>[]} */
  const calls = [];
  const start = performance.now();
  for (let n = 0; n < perSecond * SECONDS; n += 1) {
    await pause(Math.max(0, start + (n * 1000) / perSecond - performance.now()));
    calls.push(call(n));
  }
  return Promise.all(calls);
}

/** @param {number[]} values */
const p95 = (values) => values.sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? NaN;
