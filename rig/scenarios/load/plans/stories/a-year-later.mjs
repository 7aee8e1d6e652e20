import { clockShifted } from '../../../../system/fake-time.mjs';
import { startBeside } from '../../../../system/process-beside.mjs';
import { whenChoresDone } from './restart.mjs';

const SERVICE = 'menus-service';
/** Longer than visits are stored and shorter than their counts are. */
const MONTHS = 13;

/**
 * Moves the clock of an additional menus-service ahead by thirteen months: visitors are deleted, and their counts
 * remain.
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
