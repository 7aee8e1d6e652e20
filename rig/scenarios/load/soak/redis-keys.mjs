import { withRedis } from '../../../system/redis.mjs';

const AT_ONCE = 1000;
const HOUR_MS = 3_600_000;
/** PTTL of a key that has expired since the scan. */
const ENDED = -2;

/**
 * Keys that share the beginning of their names.
 * @typedef {object} StoredKeys
 * @property {string} beginning words before the first ID, number or digest
 * @property {number} count @property {number} bytes memory including the overhead of each key
 * @property {number | undefined} hours time until the last of them expires; undefined when one never does
 */

/**
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

/** Words of a key before the first ID, number or digest. @param {string} key */
function beginningOf(key) {
  const parts = key.split(':');
  const end = parts.findIndex((part) => !/^(\{[a-z-]+\}|[a-z-]+)$/.test(part));
  return parts.slice(0, end === -1 ? parts.length : end).join(':') || 'others';
}
