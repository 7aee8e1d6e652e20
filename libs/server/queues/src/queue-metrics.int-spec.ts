/**
 * It reads the metrics of its whole process, in which other suites share services.
 *
 * @jest-environment ./rig/jest/node-environment.mjs
 */
import { QUEUES } from '@cartaviva/contracts';
import { eventually, ownRedis } from '@cartaviva/server-testing';
import { getQueueToken } from '@nestjs/bullmq';
import type { INestApplicationContext } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { UnrecoverableError, Worker, type Queue } from 'bullmq';
import { register } from 'prom-client';
import { consumerQueues } from './consumer-queues';
import { PREFIX } from './queue-settings';

const MINUTE_MS = 60_000;

describe('the queues of a worker process', () => {
  let redis: Awaited<ReturnType<typeof ownRedis>>;
  let app: INestApplicationContext;
  let queue: Queue;

  beforeAll(async () => {
    redis = await ownRedis();
  });
  beforeEach(async () => {
    const imports = [consumerQueues(redis.urlOf('media'), 'images')];
    app = await (await Test.createTestingModule({ imports }).compile()).init();
    queue = app.get(getQueueToken(QUEUES.images));
    await queue.obliterate({ force: true });
  });
  afterEach(() => app.close());
  afterAll(() => redis.stop());

  const values = async (metric: string) =>
    (await register.getSingleMetric(metric)!.get()).values.map(({ labels, value }) => ({
      ...labels,
      value,
    }));
  const age = async () => (await values('queue_oldest_job_seconds'))[0]?.value;
  const add = (jobId: string, minutesAgo: number, priority?: number) =>
    queue.add(
      'preview',
      {},
      {
        jobId,
        timestamp: Date.now() - minutesAgo * MINUTE_MS,
        ...(priority && { priority }),
      },
    );

  it('are counted by state, with the age of the oldest job that waits', async () => {
    await eventually(async () => expect(await age()).toBe(0));
    for (const [id, minutesAgo] of [
      ['first', 5],
      ['second', 4],
    ] as const) {
      await add(id, minutesAgo);
    }
    expect(await age()).toBeCloseTo(5 * 60, -1);
    // With priorities, the last job in the queue may be the oldest.
    await add('soon', 1, 1);
    await add('late', 10, 1000);
    expect(await age()).toBeCloseTo(10 * 60, -1);
    expect(await values('queue_jobs')).toEqual([
      { queue: 'images', state: 'waiting', value: 2 },
      { queue: 'images', state: 'prioritized', value: 2 },
      { queue: 'images', state: 'active', value: 0 },
      { queue: 'images', state: 'delayed', value: 0 },
      { queue: 'images', state: 'failed', value: 0 },
    ]);
  });

  it('show what failed for good', async () => {
    await add('first', 5);
    await add('soon', 1, 1);
    const fails = async () => {
      throw new UnrecoverableError('no');
    };
    const worker = new Worker(QUEUES.images, fails, {
      prefix: PREFIX,
      connection: { url: redis.url, maxRetriesPerRequest: null },
    });
    await eventually(async () =>
      expect(await values('queue_jobs')).toContainEqual({
        queue: 'images',
        state: 'failed',
        value: 2,
      }),
    );
    expect(await age()).toBe(0);
    await worker.close();
  });

  it('are left out of the scrape while Redis is gone, and once the process stopped', async () => {
    await redis.kill();
    await eventually(async () => expect(await values('queue_jobs')).toEqual([]));
    expect(await age()).toBeUndefined();
    expect(await register.metrics()).toContain('# HELP queue_jobs');
    await redis.restart();
    await eventually(async () => expect(await age()).toBe(0));
    await app.close();
    expect(await values('queue_jobs')).toEqual([]);
  });
});
