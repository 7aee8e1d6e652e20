import { until } from '../../../../tools/engines/ports.mjs';
import { signalAll, whenReplaced } from '../../../system/running-processes.mjs';

export const title = 'SIGKILL of media-worker, as often as it comes back';
export const fires = ['ProcessRestarts'];
/** The worker is down while it restarts, and events wait for it. */
export const mayFire = ['ProcessDown', 'EventsOld'];

const STARTED = 'process_start_time_seconds{job="media-worker"}';

/** @param {import('../../../runs/alerts/run-alert-scenario.mjs').AlertStage} rig */
export const healthy = killedOnce;

/** @param {import('../../../runs/alerts/run-alert-scenario.mjs').AlertStage} rig @param {() => Promise<void>} whenFiring */
export async function run(rig, whenFiring) {
  let isOver = false;
  const killing = (async () => {
    while (!isOver) await killedOnce(rig);
  })();
  try {
    await Promise.race([whenFiring(), killing]);
  } finally {
    isOver = true;
    await killing;
  }
}

/**
 * Kills the worker and waits until Prometheus has scraped the next one. A process that ends before its first scrape
 * does not count as a restart.
 * @param {import('../../../runs/alerts/run-alert-scenario.mjs').AlertStage} rig
 */
async function killedOnce({ system, prometheus }) {
  const before = await prometheus.query(STARTED);
  await whenReplaced(system, signalAll(system, /^media-worker/, 'SIGKILL'));
  const isSeen = async () => ![0, before].includes(await prometheus.query(STARTED));
  await until(isSeen, 60_000, 'media-worker is not scraped again');
}
