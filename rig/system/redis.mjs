import { Redis } from 'ioredis';

const PREFIX = '{cv-queues}';

/**
 * @template T
 * @param {Pick<import('./test-system.mjs').TestSystem, 'running'>} system
 * @param {(redis: Redis) => Promise<T>} work
 */
export async function withRedis(system, work) {
  const redis = new Redis(system.running().redisUrl, { maxRetriesPerRequest: null });
  try {
    return await work(redis);
  } finally {
    redis.disconnect();
  }
}

/** @typedef {Pick<import('./test-system.mjs').TestSystem, 'running'>} Running @typedef {'emails' | 'images'} Queue */

/** @param {Running} system @param {Queue} queue */
export const jobCounts = (system, queue) =>
  withRedis(system, async (redis) => {
    const key = (/** @type {string} */ state) => `${PREFIX}:${queue}:${state}`;
    const [wait = 0, active = 0, prioritized = 0, delayed = 0, failed = 0] = await Promise.all([
      ...['wait', 'active'].map((state) => redis.llen(key(state))),
      ...['prioritized', 'delayed', 'failed'].map((state) => redis.zcard(key(state))),
    ]);
    return { wait, active, prioritized, delayed, failed };
  });

/**
 * Number of unfinished jobs of a queue: waiting, active, or delayed for another attempt.
 * @param {Running} system @param {Queue} queue
 */
export async function queuedJobs(system, queue) {
  const { wait, prioritized, active, delayed } = await jobCounts(system, queue);
  return wait + prioritized + active + delayed;
}

/** @param {Redis} redis */
export const usedMemory = async (redis) =>
  Number(/^used_memory:(\d+)/m.exec(await redis.info('memory'))?.[1]);
