import { callFrom, runFrom } from './call-from.mjs';
import { median, p95 } from '../../figures/statistics.mjs';

export const STORM_PER_SECOND = 100;
const DINERS_PER_SECOND = 300;
const SECONDS = 3;
/** The first second measures the client's own start, while its code is not compiled yet. */
const WARM_UP_CALLS = DINERS_PER_SECOND;

/** @typedef {import('./call-from.mjs').Where} Where */
/**
 * Background activity during a round, which lasts as long as the measurement.
 * @typedef {(round: number) => Promise<unknown>} Beside
 */

/**
 * Compares response times for diners without and with each background activity, in turn and over several rounds.
 * Returns the medians of the p95 of each, in milliseconds.
 * @template {string} Name
 * @param {string} page URL of the diner page
 * @param {Record<Name, Beside>} besides
 * @param {Where} where placement of the diners
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
 * Sends unauthenticated requests, to measure what any request costs the others that the same process serves.
 * @param {string} base @param {Where} where @returns {Beside}
 */
export const callsAtTheDoor = (base, where) => () =>
  callFrom(
    { url: new URL('/api/menus', base).href, perSecond: STORM_PER_SECOND, seconds: SECONDS },
    { ...where, humble: true },
  );

/**
 * Sends many sign-ins and counts their responses in `statuses`.
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

/**
 * Runs the same hashing in a process outside the system, so that a core and its memory are as busy as during many
 * sign-ins.
 * @param {Where} where @returns {Beside}
 */
export const hashing = (where) => () =>
  runFrom('hash.mjs', [`${SECONDS}`], { ...where, humble: true });

/**
 * Uses a new email address each time, so that no limit on guesses skips the hashing.
 * @param {string} base @param {string} name
 */
export const guesses = (base, name) => ({
  url: new URL('/api/auth/login', base).href,
  body: JSON.stringify({ email: `${name}-{n}@ejemplo.do`, password: 'equivocada' }),
});
