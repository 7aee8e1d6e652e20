import { setTimeout as pause } from 'node:timers/promises';
import { p95 } from '../../figures/statistics.mjs';
import { atMost } from '../../verdicts.mjs';
import { Crowd } from './files/crowd.mjs';
import { register } from '../../clients/restaurant.mjs';

const SECONDS = 8;
const WARM_UP_SECONDS = 2;
/**
 * Pause between two calls of a kind, in milliseconds. Each ticket reserves one of the 500 images of a plan, so the
 * pause limits their number.
 */
const PAUSE_MS = 25;
/**
 * Maximum additional waiting time caused by file work, in milliseconds. File work must not block an event loop
 * longer.
 */
const MAX_MORE_MS = 50;

/**
 * File work that runs beside the measured owner.
 * @type {readonly (readonly [string, readonly import('./files/crowd.mjs').Kind[]])[]}
 */
const BESIDE = [
  ['two owners who print 450 items', ['prints']],
  ['three owners who import slow tables', ['imports']],
  ['all five', ['prints', 'imports']],
];

/**
 * Measures upload tickets and the list of menus of an owner, first alone, then while two others print 450 items
 * repeatedly, and while three import tables that are slow by design. The p95 of both calls must not grow.
 * @param {import('../../system/test-system.mjs').TestSystem} system
 */
export async function* run(system) {
  /** @type {Crowd | undefined} */
  let crowd;
  try {
    crowd = await Crowd.of(system);
    const calling = await Promise.all(
      Array.from(
        { length: 2 + BESIDE.length },
        async () => (await register(system, { isPatient: true })).owner,
      ),
    );
    await waits(calling.pop(), WARM_UP_SECONDS);
    const alone = await waits(calling.pop(), SECONDS);
    for (const [others, kinds] of BESIDE) {
      const [seen, done] = await Promise.all([
        waits(calling.pop(), SECONDS),
        crowd.work({ kinds, seconds: SECONDS }),
      ]);
      yield* judged(others, seen, alone);
      yield { what: '  files done meanwhile', value: `${done}` };
    }
  } finally {
    await crowd?.leave();
  }
}

/** @typedef {{ tickets: number[], messages: number[] }} Waits response times in milliseconds */

/**
 * Sends calls one after the other, alternating between both kinds.
 * @param {import('../../../tools/api/owner.mjs').Owner | undefined} owner @param {number} seconds @returns {Promise<Waits>}
 */
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
  return seen;
}

/** @param {string} others @param {Waits} seen @param {Waits} alone */
const judged = (others, seen, alone) =>
  [
    /** @type {const} */ (['upload tickets', 'tickets']),
    /** @type {const} */ (['lists of menus', 'messages']),
  ].map(([what, kind]) => {
    const [slow, control] = [seen, alone].map((waited) => p95(waited[kind]));
    const value = `${slow?.toFixed(0)} (alone ${control?.toFixed(0)}), of ${seen[kind].length}`;
    const most = Math.round((control ?? NaN) + MAX_MORE_MS);
    return atMost(`p95 ms of ${what} beside ${others}`, slow ?? NaN, most, value);
  });
