import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { withoutRedis } from '../../clients/redis-unavailable.mjs';

export const title =
  'Redis full for 10 s → every answer within 3 s, the diner page 200 from memory, nothing acknowledged is lost, back within 10 s of more room';

/** Less than it holds by itself: it refuses whatever would be added. */
const NO_ROOM = '1';

/** @param {import('../../runs/run-scenario.mjs').Stage} stage */
export async function run(stage) {
  const redis = new Redis(stage.system.running().redisUrl);
  stage.did('maxmemory below what Redis held for 10 s while clients went on');
  try {
    await withoutRedis(stage, async () => {
      await redis.config('SET', 'maxmemory', NO_ROOM);
      await pause(10_000);
      await redis.config('SET', 'maxmemory', '0');
    });
  } finally {
    await redis.config('SET', 'maxmemory', '0');
    redis.disconnect();
  }
}
