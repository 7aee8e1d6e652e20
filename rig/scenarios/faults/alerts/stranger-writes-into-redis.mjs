import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { PHONE, post } from '../../../clients/clients.mjs';

export const title = 'A stranger writes a request and a batch of visits into Redis';
export const fires = ['MessagesRejected', 'JobsFailed'];

/** Our own processes write both. @param {import('../../../runs/alerts/run-alert-scenario.mjs').AlertStage} rig */
export async function healthy({ system, restaurant: { menuId } }) {
  const visit = { menuId, visitorId: 'visitante-de-siempre', source: 'qr' };
  await post(`${system.url}/api/menu-visits`, visit, { 'user-agent': PHONE });
}

/** @param {import('../../../runs/alerts/run-alert-scenario.mjs').AlertStage} rig @param {() => Promise<void>} whenFiring */
export async function run({ system }, whenFiring) {
  const redis = new Redis(system.running().redisUrl, { maxRetriesPerRequest: null });
  const queue = new Queue('visits', { prefix: '{cv-queues}', connection: redis });
  try {
    await redis.xadd('cv:{menus}:requests', '*', 'body', 'forged');
    await queue.add('record', { visits: [], engagements: [] });
    await whenFiring();
  } finally {
    await queue.close();
    redis.disconnect();
  }
}
