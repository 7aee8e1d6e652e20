import { QUEUES } from '@cartaviva/contracts';
import { messageSealer } from '@cartaviva/redis-transport';
import { eventually, ownRedis } from '@cartaviva/server-testing';
import { jest } from '@jest/globals';
import { getQueueToken, OnWorkerEvent, Processor } from '@nestjs/bullmq';
import { Logger, type INestApplication } from '@nestjs/common';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { Queue, type Job } from 'bullmq';
import { Redis } from 'ioredis';
import { register } from 'prom-client';
import { consumerQueues } from './consumer-queues';
import { JobProcessor } from './job-processor';
import { producerQueues } from './producer-queues';
import { PREFIX, WORKER_OPTIONS } from './queue-settings';
import { sealJob } from './sealed-job';

@Processor(QUEUES.images, WORKER_OPTIONS)
class Noting extends JobProcessor {
  readonly done: string[] = [];
  readonly emitted: string[] = [];

  protected override async work({ data }: Job<{ key: string }>): Promise<string> {
    if (data.key === 'bounced')
      throw new Error('550 <ana@example.do>: unknown, told ana@example.do');
    this.done.push(data.key);
    return 'done';
  }

  @OnWorkerEvent('failed')
  protected emit(job: Job<{ key: string }>): void {
    if (this.isOurs(job)) this.emitted.push(job.data.key);
  }
}

describe('jobs that somebody with the Redis socket adds', () => {
  let redis: Awaited<ReturnType<typeof ownRedis>>;
  let apps: INestApplication[];
  let noting: Noting;
  /** Queues of media-worker and of an attacker. */
  let ours: Queue;
  let attacker: Queue;

  beforeAll(async () => {
    jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    redis = await ownRedis();
    const start = async (...args: Parameters<typeof Test.createTestingModule>) => {
      const module = await Test.createTestingModule(...args).compile();
      return module.createNestApplication(new FastifyAdapter(), { logger: false }).init();
    };
    apps = [
      await start({ imports: [producerQueues(redis.urlOf('media'), 'images')] }),
      await start({
        imports: [consumerQueues(redis.urlOf('media'), 'images')],
        providers: [Noting],
      }),
    ];
    noting = apps[1]!.get(Noting);
    ours = apps[0]!.get(getQueueToken(QUEUES.images));
    attacker = new Queue(QUEUES.images, { prefix: PREFIX, connection: { url: redis.url } });
    await ended(await eventually(() => ours.add('record', { key: 'first' })), 'completed');
  });

  beforeEach(() => {
    noting.done.length = 0;
    noting.emitted.length = 0;
  });

  afterAll(async () => {
    await attacker.close();
    for (const app of apps) await app.close();
    await redis.stop();
  });

  const ended = (job: Job, state: 'completed' | 'failed') =>
    eventually(async () => expect(await job.getState()).toBe(state));
  /** Adds a job that fails, and waits until the worker has told of it. */
  const bounce = async () => {
    const job = await ours.add('record', { key: 'bounced' }, { attempts: 1 });
    await ended(job, 'failed');
    // Redis records the failure before the worker reports it.
    await eventually(() => expect(noting.emitted).toEqual(['bounced']));
    return job;
  };
  const rejected = async () => {
    const { values } = await register.getSingleMetric('messages_rejected_total')!.get();
    return values.find(({ labels }) => labels['kind'] === 'job')?.value ?? 0;
  };

  it('read nothing of ours: neither its data nor the address in why it failed', async () => {
    const job = await ours.add('record', { key: 'private' }, { jobId: 'own-1' });
    await ended(job, 'completed');
    const bounced = await bounce();
    expect(noting.done).toEqual(['private']);

    const inside = new Redis(redis.url);
    const stored = await Promise.all(
      [job, bounced].map(({ id }) => inside.hgetall(`${PREFIX}:${QUEUES.images}:${id}`)),
    );
    inside.disconnect();
    expect(stored[1]!['failedReason']).toBe('550 <…>: unknown, told …');
    expect(JSON.stringify(stored)).not.toMatch(/private|bounced|ana@/);
  });

  it('are not done, nor tried again, nor told of, and raise the alert', async () => {
    const before = await rejected();
    const [place, data] = [
      { queue: QUEUES.images, name: 'record', id: 'own-2' },
      { key: 'copied' },
    ];
    const copied = sealJob(data, place);
    const stranger = messageSealer('gateway').seal(
      '{"key":"stranger"}',
      `${PREFIX}:images:record:s`,
    );
    const forged = await Promise.all([
      attacker.add('record', { key: 'open' }),
      attacker.add('record', copied, { jobId: 'another-id' }),
      attacker.add('another-name', copied, { jobId: 'own-2b' }),
      attacker.add('record', { sealed: stranger.toString('base64') }, { jobId: 's' }),
      attacker.add('record', null),
    ]);
    for (const job of forged) await ended(job, 'failed');
    expect(await rejected()).toBe(before + forged.length);

    await ended(await attacker.add('record', copied, { jobId: 'own-2' }), 'completed');
    await ended((await ours.addBulk([{ name: 'record', data: { key: 'bulk' } }]))[0]!, 'completed');
    expect(noting.done).toEqual(['copied', 'bulk']);
    await bounce();
  });
});
