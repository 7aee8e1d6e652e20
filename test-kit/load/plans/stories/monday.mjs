import { clockShifted } from '../../../faults/fake-time.mjs';
import { startBeside } from '../../../process-beside.mjs';
import { whenQuiet } from './quiet.mjs';
import { whenChoresDone } from './restart.mjs';

const SERVICE = 'menus-service';
/** Nine o'clock in Santo Domingo. */
const HOUR = 13;
const MONDAY = 1;

/**
 * The morning comes on which owners are mailed about their week: to one more menus-service, on a clock of its own.
 * @param {import('./stories.mjs').Stage} stage
 */
export async function monday({ system }) {
  const seconds = Math.round((nextMonday() - Date.now()) / 1000);
  const one = await startBeside(system, SERVICE, await clockShifted(`+${seconds}`));
  try {
    await whenChoresDone(SERVICE, one.opsUrl);
    await whenQuiet(system);
  } finally {
    await one.stop();
  }
}

function nextMonday() {
  const day = new Date();
  do day.setUTCDate(day.getUTCDate() + 1);
  while (day.getUTCDay() !== MONDAY);
  return day.setUTCHours(HOUR, 0, 0, 0);
}
