import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { environmentOf, memoryOf, openFiles } from '../../../figures/process.mjs';
import { median, sumOf } from '../../../figures/statistics.mjs';

const SAMPLE_MS = 5000;
const MINUTE_MS = 60_000;
const BYTES = ['memory', 'heap'];

/**
 * Readings of one quantity, one value per minute. For bytes it is the median of the samples, to reduce the effect of
 * garbage collection. For counts it is the mean, because the median of a few small numbers jumps.
 * @typedef {object} Quantity
 * @property {string} of name of a process or engine
 * @property {'memory' | 'heap' | 'files' | 'connections' | 'keys that stay'} kind memory and heap in bytes, the
 *   others as counts
 * @property {number[]} perMinute
 */

/**
 * Samples every five seconds: the memory (RSS), JavaScript heap and open files of each process, the connections of
 * the engines, and the Redis keys without expiry.
 * @param {import('../../../system/load-system.mjs').LoadSystem} load @param {number} minutes
 * @returns {Promise<Quantity[]>}
 */
export async function readings({ system, database }, minutes) {
  const redis = new Redis(system.running().redisUrl);
  /** @type {Map<string, Quantity & { samples: number[] }>} */
  const seen = new Map();
  /** @param {string} of @param {Quantity['kind']} kind @param {number} value */
  const note = (of, kind, value) => {
    // A process that has just ended has no values.
    if (Number.isNaN(value)) return;
    const known = seen.get(`${of} ${kind}`);
    if (known) known.samples.push(value);
    else seen.set(`${of} ${kind}`, { of, kind, perMinute: [], samples: [value] });
  };
  try {
    for (let minute = 0; minute < minutes; minute += 1) {
      for (const end = Date.now() + MINUTE_MS; Date.now() < end;) {
        await pause(SAMPLE_MS);
        for (const [name, pid] of Object.entries(system.running().pids)) {
          note(name, 'memory', memoryOf(pid));
          note(name, 'files', openFiles(pid));
          const heap = await heapOf(pid);
          if (heap) note(name, 'heap', heap);
        }
        const { rows } = await database.query(
          `SELECT count(*)::int AS connections FROM pg_stat_activity WHERE backend_type = 'client backend'`,
        );
        note('Postgres', 'connections', rows[0].connections);
        const clients = /connected_clients:(\d+)/.exec(await redis.info('clients'))?.[1];
        note('Redis', 'connections', Number(clients));
        const [, keys, ending] =
          /keys=(\d+),expires=(\d+)/.exec(await redis.info('keyspace')) ?? [];
        note('Redis', 'keys that stay', Number(keys) - Number(ending));
      }
      for (const quantity of seen.values()) {
        const samples = quantity.samples.splice(0);
        quantity.perMinute.push(BYTES.includes(quantity.kind) ? median(samples) : meanOf(samples));
      }
    }
    return [...seen.values()];
  } finally {
    redis.disconnect();
  }
}

const meanOf = (/** @type {readonly number[]} */ values) => sumOf(values) / values.length;

/** @param {number} pid process, which reports its heap on its private port if it has one */
async function heapOf(pid) {
  const { OPS_PORT: port } = environmentOf(pid);
  if (!port) return undefined;
  const metrics = await fetch(`http://127.0.0.1:${port}/metrics`).then(
    (response) => response.text(),
    () => '',
  );
  return Number(/^nodejs_heap_size_used_bytes (\S+)$/m.exec(metrics)?.[1]) || undefined;
}
