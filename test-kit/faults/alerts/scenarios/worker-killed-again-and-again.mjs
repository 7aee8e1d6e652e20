import { signalAll, whenReplaced } from '../../../running-processes.mjs';

export const title = 'SIGKILL of media-worker, as often as it comes back';
export const fires = ['ProcessRestarts'];
/** It is away for as long as it needs to start. */
export const mayFire = ['ProcessDown'];

/** @param {import('../scenarios.mjs').Rig} rig */
export async function healthy({ system, prometheus }) {
  await whenReplaced(system, signalAll(system, /^media-worker/, 'SIGKILL'));
  await prometheus.afterScrape();
}

/** @param {import('../scenarios.mjs').Rig} rig @param {() => Promise<void>} whenFiring */
export async function run({ system, prometheus }, whenFiring) {
  let isOver = false;
  const killing = (async () => {
    while (!isOver) {
      await whenReplaced(system, signalAll(system, /^media-worker/, 'SIGKILL'));
      await prometheus.afterScrape();
    }
  })();
  try {
    await whenFiring();
  } finally {
    isOver = true;
    await killing;
  }
}
