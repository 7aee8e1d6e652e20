import { signalAll } from '../../../system/running-processes.mjs';

export const title = 'SIGSTOP of Redis';
export const fires = ['ProcessNotReady'];
/** A busy machine may answer a scrape too late, and messages that waited in Redis are old when it continues. */
export const mayFire = ['ProcessDown', 'RequestsOld', 'EventsOld'];

/** @param {import('../../../runs/alerts/run-alert-scenario.mjs').AlertStage} rig @param {() => Promise<void>} whenFiring */
export async function run({ system }, whenFiring) {
  signalAll(system, /^Redis$/, 'SIGSTOP');
  await whenFiring();
}
