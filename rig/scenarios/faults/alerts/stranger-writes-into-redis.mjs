import { Queue } from 'bullmq';
import { visit } from '../../../clients/visits.mjs';
import { withRedis } from '../../../system/redis.mjs';

export const title = 'A stranger writes a request and a job into Redis';
export const fires = ['MessagesRejected', 'JobsFailed'];

/**
 * Makes our own processes write to both.
 * @param {import('../../../runs/alerts/run-alert-scenario.mjs').AlertStage} rig
 */
export const healthy = ({ system, restaurant: { menuId } }) => visit(system, menuId);

/** @param {import('../../../runs/alerts/run-alert-scenario.mjs').AlertStage} rig @param {() => Promise<void>} whenFiring */
export const run = ({ system }, whenFiring) =>
  withRedis(system, async (redis) => {
    const queue = new Queue('webhooks', { prefix: '{cv-queues}', connection: redis });
    await redis.xadd('cv:{menus}:requests', '*', 'body', 'forged');
    await queue.add('deliver', { webhookId: 'one' });
    await whenFiring();
    await queue.close();
  });
