import { until } from '../../../../../tools/engines/ports.mjs';
import { clockShifted } from '../../../../system/fake-time.mjs';
import { startBeside } from '../../../../system/process-beside.mjs';
import { whenQuiet } from './quiet.mjs';
import { whenChoresDone } from './restart.mjs';

const SERVICE = 'menus-service';
/** Hour in UTC, which is nine o'clock in Santo Domingo. */
const HOUR = 13;
const MONDAY = 1;

const LIMIT_MS = 30_000;
/** Matches the link that unsubscribes with one click. */
const STOP = /https?:\/\/\S+(\/correo-semanal\/[\w-]+)/;

/**
 * The weekly mail is sent on Monday morning, by an additional menus-service with a shifted clock. One owner
 * unsubscribes.
 * @param {import('./stories.mjs').Stage} stage
 */
export async function play({ system }) {
  const seconds = Math.round((nextMonday() - Date.now()) / 1000);
  const one = await startBeside(system, SERVICE, await clockShifted(`+${seconds}`));
  try {
    await whenChoresDone(SERVICE, one.opsUrl);
    await whenQuiet(system);
  } finally {
    await one.stop();
  }
  await stopWeeklyMail(system);
}

/** @param {import('./stories.mjs').Stage['system']} system */
async function stopWeeklyMail({ url, inboxUrl }) {
  let path = '';
  await until(
    async () => {
      const mails = await (await fetch(new URL('/api/email', inboxUrl))).json();
      path = STOP.exec(mails.map((/** @type {any} */ { text }) => text).join('\n'))?.[1] ?? '';
      return path !== '';
    },
    LIMIT_MS,
    'no mail of the week came',
  );
  await fetch(new URL(path, url), { method: 'POST' });
}

function nextMonday() {
  const day = new Date();
  do day.setUTCDate(day.getUTCDate() + 1);
  while (day.getUTCDay() !== MONDAY);
  return day.setUTCHours(HOUR, 0, 0, 0);
}
