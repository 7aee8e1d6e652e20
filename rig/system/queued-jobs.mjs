import { Redis } from 'ioredis';

const PREFIX = '{cv-queues}';

/**
 * How many jobs of a queue are not done yet: waiting, under way, or to be tried again.
 * @param {import('./test-system.mjs').TestSystem} system
 * @param {'emails' | 'images'} queue
 */
export async function queuedJobs(system, queue) {
  const counts = await jobCounts(system, queue);
  return counts.wait + counts.prioritized + counts.active + counts.delayed;
}

/**
 * @param {import('./test-system.mjs').TestSystem} system
 * @param {'emails' | 'images'} queue
 */
export async function jobCounts(system, queue) {
  const redis = new Redis(system.running().redisUrl);
  const key = (/** @type {string} */ state) => `${PREFIX}:${queue}:${state}`;
  try {
    const [wait, active, prioritized, delayed, failed] = await Promise.all([
      ...['wait', 'active'].map((state) => redis.llen(key(state))),
      ...['prioritized', 'delayed', 'failed'].map((state) => redis.zcard(key(state))),
    ]);
    return {
      ...{ wait: wait ?? 0, active: active ?? 0, prioritized: prioritized ?? 0 },
      ...{ delayed: delayed ?? 0, failed: failed ?? 0 },
    };
  } finally {
    redis.disconnect();
  }
}
