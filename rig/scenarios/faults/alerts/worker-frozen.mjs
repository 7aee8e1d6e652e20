import { signalAll } from '../../../system/running-processes.mjs';

export const title = 'SIGSTOP of media-worker';
export const fires = ['ProcessDown'];
/** Events wait for the frozen worker. */
export const mayFire = ['EventsOld'];

/** @param {import('../../../runs/alerts/run-alert-scenario.mjs').AlertStage} rig @param {() => Promise<void>} whenFiring */
export async function run({ system }, whenFiring) {
  signalAll(system, /^media-worker/, 'SIGSTOP');
  await whenFiring();
}
