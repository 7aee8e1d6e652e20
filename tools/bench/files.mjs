import { setTimeout as pause } from 'node:timers/promises';
import { Owner } from '../api/owner.mjs';
import { startTestSystem } from '../../test-kit/test-system.mjs';
import { atMost } from './figure.mjs';

const SECONDS = 8;
/** Between two calls of each kind, in milliseconds: a ticket keeps room for an image, and a plan has room for 500. */
const PAUSE_MS = 25;
const ITEMS = 450;
/** By how much more than alone others may wait, in milliseconds: files block no loop for longer. */
const MAX_MORE_MS = 50;

/** A cell that takes a second to put in order, many times over: what an import must not do. */
const MARKS = `a${'\u0315\u0300'.repeat(12_000)}`;

/**
 * Upload tickets of an owner and the list of their menus in turn, alone, while two others print 450 items again and
 * again, and while three import tables that were made to be slow: both keep their p95.
 */
export async function benchFiles() {
  const system = await startTestSystem();
  try {
    const newOwner = (/** @type {string} */ name) => registered(system, name);
    const prints = await Promise.all(['ana', 'bea'].map(newOwner).map(printOf));
    const imports = await Promise.all(['uno', 'dos', 'tres'].map(newOwner).map(slowImportOf));
    const calling = await Promise.all(['antes', 'sola', 'carla', 'delia', 'eva'].map(newOwner));
    const waitsOfNext = (/** @type {number} */ seconds) => waits(calling.pop(), seconds);
    await waitsOfNext(2);
    const alone = await waitsOfNext(SECONDS);
    const printing = await beside(waitsOfNext, prints);
    const slowed = await beside(waitsOfNext, imports);
    const both = await beside(waitsOfNext, [...prints, ...imports]);
    return [
      ...judged('beside two owners who print 450 items', printing.waits, alone),
      { what: 'prints meanwhile', value: `${printing.done}` },
      ...judged('beside three owners who import slow tables', slowed.waits, alone),
      { what: 'imports answered meanwhile', value: `${slowed.done}` },
      ...judged('beside all five', both.waits, alone),
      { what: 'prints and imports answered meanwhile', value: `${both.done}` },
    ];
  } finally {
    await system.close();
  }
}

/** @param {import('../../test-kit/test-system.mjs').TestSystem} system @param {string} name */
async function registered(system, name) {
  const owner = new Owner(system.url, system.inboxUrl);
  const person = { password: 'una-clave-larga', firstName: name, lastName: 'Luna' };
  await owner.register({ ...person, email: `${name}@ejemplo.do` });
  return owner;
}

const csv = (/** @type {string} */ text) => new Blob([text], { type: 'text/csv' });

/** @param {Owner} owner @returns {Promise<string>} */
async function emptyMenu(owner) {
  const menu = { name: 'Carta', restaurantName: 'La Cocina', isPublished: true };
  return (await owner.call('POST', '/api/menus', menu)).id;
}

/** @typedef {() => Promise<unknown>} Work */

/** Prints a full menu. @param {Promise<Owner>} registering @returns {Promise<Work>} */
async function printOf(registering) {
  const owner = await registering;
  const id = await emptyMenu(owner);
  const lines = Array.from({ length: ITEMS }, (_, at) => `Plato ${at},350,Con arroz y ensalada`);
  await owner.call('POST', `/api/menus/${id}/import`, csv(lines.join('\n')));
  return () => owner.call('GET', `/api/menus/${id}/print?layout=menu`);
}

/** Imports a table that was made to be slow. @param {Promise<Owner>} registering @returns {Promise<Work>} */
async function slowImportOf(registering) {
  const owner = await registering;
  const id = await emptyMenu(owner);
  const hostile = csv(`${MARKS},10\n`.repeat(20));
  return () => owner.call('POST', `/api/menus/${id}/import`, hostile);
}

/** @typedef {{ tickets: number[], messages: number[] }} Waits milliseconds, the shortest first */

/** One call after the other, of both kinds in turn. @param {Owner | undefined} owner @param {number} seconds @returns {Promise<Waits>} */
async function waits(owner, seconds) {
  if (!owner) throw new Error('Nobody is left to call');
  /** @type {Waits} */
  const seen = { tickets: [], messages: [] };
  /** @param {number[]} into @param {string} method @param {string} path */
  const call = async (into, method, path) => {
    const asked = performance.now();
    await owner.call(method, path);
    into.push(performance.now() - asked);
  };
  for (const end = performance.now() + seconds * 1000; performance.now() < end;) {
    await call(seen.tickets, 'POST', '/api/objects/upload');
    await call(seen.messages, 'GET', '/api/menus');
    await pause(PAUSE_MS);
  }
  for (const all of Object.values(seen)) all.sort((one, other) => one - other);
  return seen;
}

/**
 * The same while others do their work again and again.
 * @param {(seconds: number) => Promise<Waits>} waitsOfNext @param {readonly Work[]} works
 */
async function beside(waitsOfNext, works) {
  let isOver = false;
  let done = 0;
  const repeated = works.map(async (work) => {
    while (!isOver) {
      await work().then(() => (done += 1), ifBusy);
    }
  });
  const waited = waitsOfNext(SECONDS).finally(() => (isOver = true));
  const [seen] = await Promise.all([waited, ...repeated]);
  return { waits: seen, done };
}

/** @param {{ status?: number }} refusal */
function ifBusy(refusal) {
  if (refusal.status !== 503) throw refusal;
}

/** @param {string} beside @param {Waits} seen @param {Waits} alone */
const judged = (beside, seen, alone) =>
  [
    /** @type {const} */ (['upload tickets', 'tickets']),
    /** @type {const} */ (['lists of menus', 'messages']),
  ].map(([what, kind]) => {
    const [p95, control] = [seen, alone].map((waited) => p95Of(waited[kind]));
    const value = `${p95?.toFixed(0)} (alone ${control?.toFixed(0)}), of ${seen[kind].length}`;
    const most = Math.round((control ?? NaN) + MAX_MORE_MS);
    return atMost(`p95 ms of ${what} ${beside}`, p95 ?? NaN, most, value);
  });

/** @param {readonly number[]} sorted */
const p95Of = (sorted) => sorted[Math.floor(sorted.length * 0.95)] ?? NaN;
