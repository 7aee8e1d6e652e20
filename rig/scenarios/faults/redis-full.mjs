import { setTimeout as pause } from 'node:timers/promises';
import { withRedis } from '../../system/redis.mjs';
import { withoutRedis } from '../../clients/outage.mjs';

export const title =
  'Redis full for 10 s → every answer within 3 s, the diner page 200 from memory, nothing acknowledged is lost, back within 10 s of more room';

/** Limit in bytes below the memory that Redis already uses, so it rejects every write. */
const NO_ROOM = '1';

/** @param {import('../../runs/run-scenario.mjs').Stage} stage */
export async function run(stage) {
  const limit = (/** @type {string} */ bytes) =>
    withRedis(stage.system, (redis) => redis.config('SET', 'maxmemory', bytes));
  stage.did('maxmemory below what Redis held for 10 s while clients went on');
  try {
    await withoutRedis(stage, async () => {
      await limit(NO_ROOM);
      await pause(10_000);
      await limit('0');
    });
  } finally {
    await limit('0');
  }
}
