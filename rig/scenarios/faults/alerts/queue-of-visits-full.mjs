import { until } from '../../../../tools/engines/ports.mjs';
import { signalAll } from '../../../system/running-processes.mjs';
import { keepAsking } from '../../../clients/clients.mjs';
import { visit } from '../../../clients/visits.mjs';
import { withRedis } from '../../../system/redis.mjs';

export const title = 'media-worker away until the queue of visits is full';
export const fires = ['VisitsDropped'];
export const mayFire = ['ProcessDown'];

const WAITING = '{cv-queues}:visits:wait';
/** As many as a gateway leaves in the queue before it refuses. */
const JOBS = 10_000;

/** @param {import('../../../runs/alerts/run-alert-scenario.mjs').AlertStage} rig */
export async function healthy({ system, restaurant: { menuId } }) {
  await visit(system, menuId);
}

/** @param {import('../../../runs/alerts/run-alert-scenario.mjs').AlertStage} rig @param {() => Promise<void>} whenFiring */
export async function run({ system, restaurant: { menuId } }, whenFiring) {
  signalAll(system, /^media-worker/, 'SIGSTOP');
  const client = keepAsking({ visit: () => visit(system, menuId).catch(() => undefined) });
  try {
    await withRedis(system, async (redis) => {
      const isQueued = async () => (await redis.llen(WAITING)) > 0;
      await until(isQueued, 10_000, 'no visit is queued');
      // Each batch of visits is a job; a gateway needs minutes to make so many, which all look like the first.
      const [job = ''] = await redis.lrange(WAITING, -1, -1);
      await redis.lpush(WAITING, ...Array.from({ length: JOBS }, () => job));
      await whenFiring();
      await redis.lrem(WAITING, -JOBS, job);
      const isTaken = () =>
        visit(system, menuId).then(
          () => true,
          () => false,
        );
      await until(isTaken, 30_000, 'no visit is taken again');
    });
  } finally {
    await client.stop();
  }
}
