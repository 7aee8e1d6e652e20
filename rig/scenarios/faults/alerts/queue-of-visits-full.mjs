import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { until } from '../../../../tools/engines/ports.mjs';
import { signalAll } from '../../../system/running-processes.mjs';
import { keepAsking, PHONE, post } from '../../../clients/clients.mjs';

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
  const redis = new Redis(system.running().redisUrl);
  signalAll(system, /^media-worker/, 'SIGSTOP');
  const client = keepAsking({ visit: () => visit(system, menuId).catch(() => undefined) });
  try {
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
  } finally {
    await client.stop();
    redis.disconnect();
  }
}

/** @param {import('../../../system/test-system.mjs').TestSystem} system @param {string} menuId */
const visit = ({ url }, menuId) =>
  post(
    `${url}/api/menu-visits`,
    { menuId, visitorId: randomUUID(), source: 'qr' },
    { 'user-agent': PHONE },
  );
