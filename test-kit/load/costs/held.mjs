import { setTimeout as pause } from 'node:timers/promises';
import { Owner } from '../../../tools/api/owner.mjs';
import { memory } from '../../../tools/bench/images/process.mjs';
import { Crowd } from '../../../tools/bench/live/crowd.mjs';
import { median } from '../../../tools/bench/wrk.mjs';
import { PASSWORD } from '../load-system.mjs';

/** Processes that open pages, each from an address of its own. */
const CROWDS = 5;
const PAGES_EACH = 1000;
/** Each of them is somebody else; a window of theirs is open on each device. */
const OWNERS = 200;
const AT_ONCE = 8;
/** By then what was left over is collected. */
const SETTLED_MS = 6000;
const SAMPLES = 6;

/**
 * What is held for each of something that stays open.
 * @typedef {object} Held
 * @property {string} what
 * @property {number} count
 * @property {number} bytes of memory (RSS) of all processes, for each
 * @property {number} noise by how much the bytes may be wrong, as memory varies when nothing is opened
 */

/**
 * What an owner's session, an owner's open window and a diner's open page hold, each with its live stream.
 * @param {import('../load-system.mjs').LoadSystem} load
 * @param {import('../routes/caller.mjs').RouteCaller} caller
 * @returns {Promise<Held[]>}
 */
export async function held(load, { email, menuId }) {
  /** @type {Crowd[]} */
  const crowds = [];
  const port = Number(new URL(load.system.url).port);
  /** @param {string} path @param {readonly string[]} [cookies] */
  const open = async (path, cookies = []) => {
    for (let crowd = 0; crowd < CROWDS; crowd += 1) {
      const from = `127.0.0.${crowds.length + 2}`;
      crowds.push(new Crowd({ port, path, from, count: PAGES_EACH, cookies }));
      await crowds.at(-1)?.next();
    }
  };
  try {
    const none = await settled(load);
    const cookies = await signedIn(load, email);
    const sessions = await settled(load);
    await open('/api/billing/events', cookies);
    const windows = await settled(load);
    await open(`/api/public/menus/${menuId}/events`);
    const pages = await settled(load);
    return [
      heldFor("an owner's session", OWNERS, none, sessions),
      heldFor("an owner's open window", CROWDS * PAGES_EACH, sessions, windows),
      heldFor("a diner's open page", CROWDS * PAGES_EACH, windows, pages),
    ];
  } finally {
    for (const crowd of crowds) crowd.leave();
  }
}

/** @param {string} what @param {number} count @param {Reading} before @param {Reading} after @returns {Held} */
const heldFor = (what, count, before, after) => ({
  ...{ what, count, bytes: (after.bytes - before.bytes) / count },
  noise: (before.varies + after.varies) / count,
});

/** @typedef {{ bytes: number, varies: number }} Reading */

/** Memory of all processes at rest. @param {import('../load-system.mjs').LoadSystem} load @returns {Promise<Reading>} */
async function settled({ system }) {
  await pause(SETTLED_MS);
  const readings = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const pids = Object.values(system.running().pids);
    readings.push(pids.reduce((sum, pid) => sum + memory(pid, 'VmRSS'), 0));
    await pause(500);
  }
  const varies = (Math.max(...readings) - Math.min(...readings)) / 2;
  return { bytes: median(readings), varies };
}

/**
 * Signs in owners who were filled in, with the password of one who registered.
 * @param {import('../load-system.mjs').LoadSystem} load @param {string} email of who registered
 * @returns {Promise<string[]>} their cookies
 */
async function signedIn({ system, database }, email) {
  const { rows } = await database.query(
    `UPDATE identity.users SET password = (SELECT password FROM identity.users WHERE email = $1)
     WHERE id IN (SELECT id FROM identity.users WHERE email LIKE 'titular-%' ORDER BY id LIMIT ${OWNERS})
     RETURNING email`,
    [email],
  );
  /** @type {string[]} */
  const cookies = [];
  const one = async () => {
    for (let next = rows.pop(); next; next = rows.pop()) {
      const owner = new Owner(system.url, system.inboxUrl);
      await owner.signIn(next.email, PASSWORD);
      cookies.push(owner.cookie);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return cookies;
}
