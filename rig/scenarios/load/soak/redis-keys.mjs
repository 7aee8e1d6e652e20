import { withRedis } from '../../../system/redis.mjs';

const AT_ONCE = 1000;
const HOUR_MS = 3_600_000;
/** What PTTL says of a key that ended since it was found. */
const ENDED = -2;

/**
 * Keys whose names begin alike.
 * @typedef {object} StoredKeys
 * @property {string} beginning what no id, number or digest is a part of
 * @property {number} count @property {number} bytes with what Redis needs for each key
 * @property {number | undefined} hours until the last of them ends, undefined where one does not
 */

/**
 * What a Redis stores, the most first.
 * @param {import('../../../system/test-system.mjs').TestSystem} system
 * @returns {Promise<StoredKeys[]>}
 */
export const storedInRedis = (system) =>
  withRedis(system, async (redis) => {
    /** @type {Map<string, StoredKeys>} */
    const stored = new Map();
    for await (const keys of redis.scanStream({ count: AT_ONCE })) {
      const asked = redis.pipeline();
      for (const key of keys) asked.memory('USAGE', key, 'SAMPLES', 0).pttl(key);
      const answers = ((await asked.exec()) ?? []).map(([, answer]) => Number(answer));
      for (const [at, key] of keys.entries()) {
        const [bytes, endsMs] = [answers[2 * at] ?? 0, answers[2 * at + 1] ?? -1];
        if (endsMs === ENDED) continue;
        const beginning = beginningOf(key);
        const known = stored.get(beginning) ?? { beginning, count: 0, bytes: 0, hours: 0 };
        const isEnding = endsMs >= 0 && known.hours !== undefined;
        stored.set(beginning, {
          ...{ beginning, count: known.count + 1, bytes: known.bytes + bytes },
          hours: isEnding ? Math.max(known.hours ?? 0, endsMs / HOUR_MS) : undefined,
        });
      }
    }
    return [...stored.values()].sort((one, other) => other.bytes - one.bytes);
  });

/** Its words before the first that is an id, a number or a digest. @param {string} key */
function beginningOf(key) {
  const parts = key.split(':');
  const end = parts.findIndex((part) => !/^(\{[a-z-]+\}|[a-z-]+)$/.test(part));
  return parts.slice(0, end === -1 ? parts.length : end).join(':') || 'others';
}
