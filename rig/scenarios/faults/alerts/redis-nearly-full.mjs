import { Redis } from 'ioredis';

export const title = 'A Redis that uses five sixths of its memory';
export const fires = ['RedisMemoryHigh'];

/** It uses a third. @param {import('../../../runs/alerts/run-alert-scenario.mjs').AlertStage} rig */
export const healthy = ({ system, prometheus }) =>
  withLimit(system, 3, () => prometheus.afterScrape());

/** @param {import('../../../runs/alerts/run-alert-scenario.mjs').AlertStage} rig @param {() => Promise<void>} whenFiring */
export const run = ({ system }, whenFiring) => withLimit(system, 1.2, whenFiring);

/**
 * @param {import('../../../system/test-system.mjs').TestSystem} system
 * @param {number} times what Redis uses now, that it may use meanwhile
 * @param {() => Promise<void>} work
 */
async function withLimit(system, times, work) {
  const redis = new Redis(system.running().redisUrl);
  const used = Number(/^used_memory:(\d+)/m.exec(await redis.info('memory'))?.[1]);
  try {
    await redis.config('SET', 'maxmemory', `${Math.round(used * times)}`);
    await work();
  } finally {
    await redis.config('SET', 'maxmemory', '0');
    redis.disconnect();
  }
}
