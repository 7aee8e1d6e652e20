import { Owner } from '../api/owner.mjs';
import { startTestSystem } from '../../test-kit/test-system.mjs';

const SECONDS = 8;
const ITEMS = 450;

/** A cell that takes a second to put in order, many times over: what an import must not do. */
const MARKS = `a${'\u0315\u0300'.repeat(12_000)}`;

/**
 * Upload tickets of one owner in a row, alone, while two others print 450 items again and again, and
 * while three import tables that were made to be slow.
 */
export async function benchFiles() {
  const system = await startTestSystem();
  try {
    const [uploading, ana, bea, ...importing] = await Promise.all(
      ['carla', 'ana', 'bea', 'uno', 'dos', 'tres'].map((name) => registered(system, name)),
    );
    if (!uploading || !ana || !bea) throw new Error('The owners are not there');
    const menus = await Promise.all([ana, bea].map(fullMenu));
    const others = await Promise.all(importing.map(emptyMenu));
    await tickets(uploading, 2);
    const alone = await tickets(uploading, SECONDS);
    const printing = await beside(uploading, [
      () => ana.call('GET', `/api/menus/${menus[0]}/print?layout=menu`),
      () => bea.call('GET', `/api/menus/${menus[1]}/print?layout=menu`),
    ]);
    const hostile = csv(`${`${MARKS},10\n`.repeat(20)}`);
    const imports = importing.map(
      (owner, at) => () => owner.call('POST', `/api/menus/${others[at]}/import`, hostile),
    );
    const slowed = await beside(uploading, imports);
    return [
      { what: `upload tickets in ${SECONDS} s, alone`, value: printed(alone) },
      { what: 'beside two owners who print 450 items', value: printed(printing.tickets) },
      { what: 'prints meanwhile', value: `${printing.done}` },
      { what: 'beside three owners who import slow tables', value: printed(slowed.tickets) },
      { what: 'imports answered meanwhile', value: `${slowed.done}` },
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

/** @param {Owner} owner */
async function fullMenu(owner) {
  const id = await emptyMenu(owner);
  const lines = Array.from({ length: ITEMS }, (_, at) => `Plato ${at},350,Con arroz y ensalada`);
  await owner.call('POST', `/api/menus/${id}/import`, csv(lines.join('\n')));
  return id;
}

/** One ticket after the other. @param {Owner} owner @param {number} seconds */
async function tickets(owner, seconds) {
  const waits = [];
  const end = performance.now() + seconds * 1000;
  for (let asked = performance.now(); asked < end; asked = performance.now()) {
    await owner.call('POST', '/api/objects/upload');
    waits.push(performance.now() - asked);
  }
  return waits.sort((one, other) => one - other);
}

/** The same while each of the others does its work again and again. @param {Owner} owner @param {(() => Promise<unknown>)[]} works */
async function beside(owner, works) {
  let isOver = false;
  let done = 0;
  const repeated = works.map(async (work) => {
    while (!isOver) {
      await work().then(() => (done += 1), ifBusy);
    }
  });
  const waits = await tickets(owner, SECONDS);
  isOver = true;
  await Promise.all(repeated);
  return { tickets: waits, done };
}

/** @param {{ status?: number }} refusal */
function ifBusy(refusal) {
  if (refusal.status !== 503) throw refusal;
}

/** @param {readonly number[]} waits */
function printed(waits) {
  const p95 = waits[Math.floor(waits.length * 0.95)] ?? 0;
  return `${waits.length}, p95 ${p95.toFixed(0)} ms`;
}
