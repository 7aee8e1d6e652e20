import { usedMemory, withRedis } from '../../../system/redis.mjs';

export const title = 'A Redis that uses five sixths of its memory';
export const fires = ['RedisMemoryHigh'];

/**
 * @param {import('../../../system/test-system.mjs').TestSystem} system
 * @param {number} times memory limit during `work`, as a multiple of the current use
 * @param {() => Promise<void>} work
 */
const withLimit = (system, times, work) =>
  withRedis(system, async (redis) => {
    const limit = Math.round((await usedMemory(redis)) * times);
    try {
      await redis.config('SET', 'maxmemory', `${limit}`);
      await work();
    } finally {
      await redis.config('SET', 'maxmemory', '0');
    }
  });

/**
 * Runs Redis at a third of its limit.
 * @param {import('../../../runs/alerts/run-alert-scenario.mjs').AlertStage} rig
 */
export const healthy = ({ system, prometheus }) =>
  withLimit(system, 3, () => prometheus.afterScrape());

/** @param {import('../../../runs/alerts/run-alert-scenario.mjs').AlertStage} rig @param {() => Promise<void>} whenFiring */
export const run = ({ system }, whenFiring) => withLimit(system, 1.2, whenFiring);
