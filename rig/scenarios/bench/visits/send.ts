import { PREFIX, SealedQueue } from '@cartaviva/queues';
import { until } from '../../../../tools/engines/ports.mjs';
import { BATCH, BATCHES, perSecond, visitsOf } from './sample.mjs';

/** Jobs that are added at a time, as gateways do: the first are under way while the others come. */
const AT_A_TIME = 4;

/*
 * `send REDIS_URL MENU_ID` puts visits into the queue, sealed as a gateway does, waits until a running
 * system has recorded them, and prints how many that were in a second.
 */
const [redisUrl = '', menuId = ''] = process.argv.slice(2);
const queue = new SealedQueue('visits', { prefix: PREFIX, connection: { url: redisUrl } });
const jobs = Array.from({ length: BATCHES }, () => ({
  name: 'record',
  data: { visits: visitsOf(menuId, BATCH) },
  opts: { attempts: 12, removeOnComplete: true },
}));
const start = performance.now();
for (let next = 0; next < jobs.length; next += AT_A_TIME) {
  await queue.addBulk(jobs.slice(next, next + AT_A_TIME));
}
const left = () => queue.getJobCountByTypes('waiting', 'active', 'delayed');
await until(async () => (await left()) === 0, 60_000, 'the visits did not arrive');
process.stdout.write(String(perSecond(BATCH * BATCHES, start)));
await queue.close();
