import type { Visit, VisitsJob } from '@cartaviva/contracts';
import { jest } from '@jest/globals';
import type { Queue } from 'bullmq';
import { register } from 'prom-client';
import {
  MAX_UNQUEUED_ROWS,
  MAX_WAITING_JOBS,
  MEASURE_INTERVAL_MS,
  VisitBatches,
} from './visit-batches';

const visit: Visit = {
  menuId: 'menu',
  visitorId: 'visitor',
  source: 'qr',
  ipAddress: null,
  at: '2026-11-21T12:00:00.000Z',
};
const UNAVAILABLE = { code: 'UNAVAILABLE' };

const droppedSoFar = async () =>
  (await register.getSingleMetric('visits_dropped_total')!.get()).values[0]?.value ?? 0;

/** Batches over a queue with so many jobs in it, which takes others only when it is told to. */
function batchesOver(waitingJobs = 0) {
  const queue = { waitingJobs, takes: true, taken: 0, let: [] as (() => void)[] };
  const rows = ({ visits, engagements = [] }: VisitsJob) => visits.length + engagements.length;
  const redis = {
    getJobCountByTypes: () => Promise.resolve(queue.waitingJobs),
    add: (_: string, job: VisitsJob) =>
      new Promise<void>((resolve) => {
        const take = () => {
          queue.taken += rows(job);
          resolve();
        };
        if (queue.takes) take();
        else queue.let.push(take);
      }),
  };
  return { queue, batches: new VisitBatches(redis as unknown as Queue<VisitsJob>) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('batches of visits', () => {
  it('are refused at once and counted while too many jobs wait, and taken when they are fewer', async () => {
    const { queue, batches } = batchesOver(MAX_WAITING_JOBS);
    // Nobody waits for the first measure.
    const first = batches.add(visit);
    await jest.advanceTimersByTimeAsync(MEASURE_INTERVAL_MS);
    await first;

    const before = await droppedSoFar();
    await expect(batches.add(visit)).rejects.toMatchObject(UNAVAILABLE);
    await expect(batches.addEngagement({ ...visit, itemIds: [] } as never)).rejects.toMatchObject(
      UNAVAILABLE,
    );
    expect(await droppedSoFar()).toBe(before + 2);
    expect(queue.taken).toBe(1);

    queue.waitingJobs = MAX_WAITING_JOBS - 1;
    await jest.advanceTimersByTimeAsync(MEASURE_INTERVAL_MS);
    await expect(batches.add(visit)).rejects.toMatchObject(UNAVAILABLE);
    const last = batches.add(visit);
    await jest.advanceTimersByTimeAsync(MEASURE_INTERVAL_MS);
    await last;
    expect(queue.taken).toBe(2);
  });

  it('are refused past so many rows that Redis did not take yet, and lose none of those', async () => {
    const { queue, batches } = batchesOver();
    queue.takes = false;
    const waiting = Array.from({ length: MAX_UNQUEUED_ROWS }, () => batches.add(visit));
    await jest.advanceTimersByTimeAsync(MEASURE_INTERVAL_MS - 1);
    await expect(batches.add(visit)).rejects.toMatchObject(UNAVAILABLE);

    for (const take of queue.let) take();
    await Promise.all(waiting);
    expect(queue.taken).toBe(MAX_UNQUEUED_ROWS);
    queue.takes = true;
    const next = batches.add(visit);
    await jest.advanceTimersByTimeAsync(MEASURE_INTERVAL_MS);
    await next;
    expect(queue.taken).toBe(MAX_UNQUEUED_ROWS + 1);
  });
});
