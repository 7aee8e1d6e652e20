import { startBeside } from '../../../system/process-beside.mjs';
import { askForMails, whenMailsAreSent } from '../../../clients/mail-requests.mjs';

export const title = 'A mail server whose every answer takes 6.4 s, and 200 mails';
export const fires = ['JobsSlow', 'QueueOld'];

/** Delay in each direction. A mail needs two responses on an open connection, so it takes more than ten seconds. */
const ONE_WAY_MS = 3200;
/** With more workers, enough mails finish within the shortened quarter of an hour. */
const MORE_WORKERS = 3;

/** @param {import('../../../runs/alerts/run-alert-scenario.mjs').AlertStage} rig */
export const healthy = (rig) => askForMails(rig, 40);

/** @param {import('../../../runs/alerts/run-alert-scenario.mjs').AlertStage} rig @param {() => Promise<void>} whenFiring */
export async function run(rig, whenFiring) {
  const { system, smtp, watch } = rig;
  const workers = await Promise.all(
    Array.from({ length: MORE_WORKERS }, () => startBeside(system, 'media-worker', {})),
  );
  /** @type {(() => Promise<void>)[]} */
  const unwatch = [];
  for (const { opsUrl } of workers) unwatch.push(await watch('media-worker', opsUrl));
  try {
    smtp.cut();
    smtp.delay(ONE_WAY_MS);
    await askForMails(rig, 200);
    await whenFiring();
    await smtp.heal();
    await whenMailsAreSent(rig);
  } finally {
    for (const forget of unwatch) await forget();
    await Promise.all(workers.map((worker) => worker.stop()));
  }
}
