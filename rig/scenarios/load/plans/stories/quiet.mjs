import { until } from '../../../../../tools/engines/ports.mjs';
import { withRedis } from '../../../../system/redis.mjs';
import { rows } from '../../../../system/database.mjs';

const LIMIT_MS = 60_000;
const UNPUBLISHED = ['identity', 'menus', 'billing', 'media']
  .map((service) => `SELECT id FROM ${service}.outbox WHERE published_at IS NULL`)
  .join(' UNION ALL ');

/**
 * Resolves when every event is published and handled.
 * @param {import('../../../../system/test-system.mjs').TestSystem} system
 */
export const whenQuiet = (system) =>
  withRedis(system, (redis) => {
    const isQuiet = async () =>
      (await rows(system, UNPUBLISHED)).length === 0 && (await unread(redis)) === 0;
    return until(isQuiet, LIMIT_MS, 'there are events that nobody has dealt with');
  });

/**
 * Number of messages in all streams that a consumer group has not read or not acknowledged.
 * @param {import('ioredis').Redis} redis
 */
async function unread(redis) {
  let messages = 0;
  for await (const keys of redis.scanStream({ type: 'stream', count: 1000 })) {
    for (const key of keys) {
      for (const fields of /** @type {unknown[][]} */ (await redis.xinfo('GROUPS', key))) {
        const at = (/** @type {string} */ name) => Number(fields[fields.indexOf(name) + 1]);
        messages += at('pending') + at('lag');
      }
    }
  }
  return messages;
}
