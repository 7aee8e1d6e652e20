import { callFrom, runFrom } from './call-from.mjs';
import { median, p95 } from '../../figures/statistics.mjs';

export const STORM_PER_SECOND = 100;
const DINERS_PER_SECOND = 300;
const SECONDS = 3;
/** What a client measures in its first second is its own start: its code is not compiled yet. */
const WARM_UP_CALLS = DINERS_PER_SECOND;

/** @typedef {import('./call-from.mjs').Where} Where */
/** Something else that goes on for so many seconds, in such a round. @typedef {(round: number) => Promise<unknown>} Beside */

/**
 * How long diners wait while nothing else happens, and beside each of these, in turn and several times: the medians of
 * their p95s, in milliseconds.
 * @template {string} Name
 * @param {string} page address of the diner page
 * @param {Record<Name, Beside>} besides
 * @param {Where} where the diners are
 * @param {number} [rounds]
 * @returns {Promise<Record<Name | 'calm', number>>}
 */
export async function compareBesides(page, besides, where, rounds = 7) {
  const diners = () =>
    callFrom({ url: page, perSecond: DINERS_PER_SECOND, seconds: SECONDS }, where);
  /** @type {[string, Beside][]} */
  const all = [['calm', async () => undefined], ...Object.entries(besides)];
  /** @type {Record<string, number[]>} */
  const seen = Object.fromEntries(all.map(([name]) => [name, []]));
  await diners();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, beside] of all) {
      const [{ ms }] = await Promise.all([diners(), beside(round)]);
      seen[name]?.push(p95(ms.slice(WARM_UP_CALLS)));
    }
  }
  const medians = Object.entries(seen).map(([name, values]) => [name, median(values)]);
  return Object.fromEntries(medians);
}

/**
 * Calls that are refused at the door: what any call costs whoever else is served by the same process.
 * @param {string} base @param {Where} where @returns {Beside}
 */
export const callsAtTheDoor = (base, where) => () =>
  callFrom(
    { url: new URL('/api/menus', base).href, perSecond: STORM_PER_SECOND, seconds: SECONDS },
    { ...where, humble: true },
  );

/**
 * A storm of sign-ins; `statuses` counts how they were answered.
 * @param {string} base @param {Where} where @param {Record<string, number>} statuses @returns {Beside}
 */
export const signIns = (base, where, statuses) => async (round) => {
  const guessing = guesses(base, `tormenta-${round}`);
  const answers = await callFrom(
    { ...guessing, perSecond: STORM_PER_SECOND, seconds: SECONDS },
    { ...where, humble: true },
  );
  for (const [status, count] of Object.entries(answers.statuses)) {
    statuses[status] = (statuses[status] ?? 0) + count;
  }
};

/** The same hashing in a process that is none of ours: a core and its memory are as busy as in a storm. @param {Where} where @returns {Beside} */
export const hashing = (where) => () =>
  runFrom('hash.mjs', [`${SECONDS}`], { ...where, humble: true });

/** Each at another address, so that no count of guesses spares the hashing. @param {string} base @param {string} name */
export const guesses = (base, name) => ({
  url: new URL('/api/auth/login', base).href,
  body: JSON.stringify({ email: `${name}-{n}@ejemplo.do`, password: 'equivocada' }),
});
