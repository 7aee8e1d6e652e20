import { signalAll } from '../../../system/running-processes.mjs';

export const title = 'SIGSTOP of Redis';
export const fires = ['ProcessNotReady'];
/** A busy machine answers later than a scrape waits; what waited in Redis is old when it goes on. */
export const mayFire = ['ProcessDown', 'RequestsOld', 'EventsOld'];

/** @param {import('../../../runs/alerts/run-alert-scenario.mjs').AlertStage} rig @param {() => Promise<void>} whenFiring */
export async function run({ system }, whenFiring) {
  signalAll(system, /^Redis$/, 'SIGSTOP');
  await whenFiring();
}
