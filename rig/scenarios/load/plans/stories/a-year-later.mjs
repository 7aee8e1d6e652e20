import { clockShifted } from '../../../../system/fake-time.mjs';
import { startBeside } from '../../../../system/process-beside.mjs';
import { whenChoresDone } from './restart.mjs';

const SERVICE = 'menus-service';
/** Longer than visits are stored, and not so long that their counts are deleted. */
const MONTHS = 13;

/**
 * Thirteen months pass, for one more menus-service on a clock of its own: visitors are forgotten, and what was
 * counted of them stays.
 * @param {import('./stories.mjs').Stage} stage
 */
export async function play({ system }) {
  const then = new Date();
  then.setUTCMonth(then.getUTCMonth() + MONTHS);
  const seconds = Math.round((then.getTime() - Date.now()) / 1000);
  const one = await startBeside(system, SERVICE, await clockShifted(`+${seconds}`));
  try {
    await whenChoresDone(SERVICE, one.opsUrl);
  } finally {
    await one.stop();
  }
}
