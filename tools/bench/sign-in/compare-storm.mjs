import { callFrom, p95 } from './clients.mjs';
import { median } from '../wrk.mjs';

export const STORM_PER_SECOND = 100;
const DINERS_PER_SECOND = 300;

/**
 * Calm and storm in turn, several times: the medians of their p95s. Between them as many calls that are
 * refused at the door: what any call costs whoever else is served by the same process.
 * @param {{ base: string, page: string }} addresses of the gateway that people sign in at, and of the diner page
 * @param {{ rounds: number, seconds: number, pinned: boolean, amongSystem?: boolean }} how `amongSystem`: whoever
 *   signs in shares a core with the system, not with the diners
 */
export async function compareStorm(
  { base, page },
  { rounds, seconds, pinned, amongSystem = false },
) {
  const besideDiners = { pinned, humble: true, amongSystem };
  const eating = { url: page, perSecond: DINERS_PER_SECOND, seconds };
  const atTheDoor = { url: new URL('/api/menus', base).href, perSecond: STORM_PER_SECOND };
  /** @type {{ calm: number[], refused: number[], storm: number[] }} */
  const seen = { calm: [], refused: [], storm: [] };
  /** @type {Record<string, number>} */
  const statuses = {};
  await callFrom(eating, { pinned });
  for (let round = 0; round < rounds; round += 1) {
    seen.calm.push(p95((await callFrom(eating, { pinned })).ms));
    const [, besides] = await Promise.all([
      callFrom({ ...atTheDoor, seconds }, besideDiners),
      callFrom(eating, { pinned }),
    ]);
    seen.refused.push(p95(besides.ms));
    const storming = { ...guesses(base, `tormenta-${round}`), perSecond: STORM_PER_SECOND };
    const [storm, diners] = await Promise.all([
      callFrom({ ...storming, seconds }, besideDiners),
      callFrom(eating, { pinned }),
    ]);
    seen.storm.push(p95(diners.ms));
    for (const [status, count] of Object.entries(storm.statuses)) {
      statuses[status] = (statuses[status] ?? 0) + count;
    }
  }
  const [calm, refused, storm] = [median(seen.calm), median(seen.refused), median(seen.storm)];
  return { calm, refused, storm, statuses };
}

/** Each at another address, so that no count of guesses spares the hashing. @param {string} base @param {string} name */
export const guesses = (base, name) => ({
  url: new URL('/api/auth/login', base).href,
  body: JSON.stringify({ email: `${name}-{n}@ejemplo.do`, password: 'equivocada' }),
});
