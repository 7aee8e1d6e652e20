import { QUEUES } from '@cartaviva/contracts';
import { eventually, ownRedis, stopwatch } from '@cartaviva/server-testing';
import { getQueueToken, Processor } from '@nestjs/bullmq';
import type { DynamicModule, Provider } from '@nestjs/common';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import type { Job, Queue } from 'bullmq';
import { register } from 'prom-client';
import { consumerQueues } from './consumer-queues';
import { JobProcessor } from './job-processor';
import { producerQueues } from './producer-queues';
import { pauseBefore, WORKER_OPTIONS } from './queue-settings';

@Processor(QUEUES.images, { ...WORKER_OPTIONS, stalledInterval: 300 })
class Noting extends JobProcessor {
  readonly noted: unknown[] = [];

  protected override async work({ data, attemptsMade }: Job<{ failures?: number }>): Promise<void> {
    if (attemptsMade < (data.failures ?? 0)) throw new Error('not yet');
    this.noted.push(data);
  }
}

/** Holds a job until `end` is called, like a worker that hangs or dies. */
@Processor(QUEUES.images, { ...WORKER_OPTIONS, lockDuration: 300, stalledInterval: 300 })
class Holding extends JobProcessor {
  taken = 0;
  end: () => void;

  protected override work(): Promise<void> {
    this.taken += 1;
    return new Promise((resolve) => (this.end = resolve));
  }
}

describe('queues', () => {
  let redis: Awaited<ReturnType<typeof ownRedis>>;
  beforeEach(async () => (redis = await ownRedis()));
  afterEach(() => redis.stop());

  const start = async (module: DynamicModule, ...providers: Provider[]) => {
    const compiled = await Test.createTestingModule({ imports: [module], providers }).compile();
    return compiled.createNestApplication(new FastifyAdapter(), { logger: false }).init();
  };
  const startProducer = async () => {
    const app = await start(producerQueues(redis.urlOf('media'), 'images'));
    const queue = app.get<Queue>(getQueueToken(QUEUES.images));
    return { add: (data: object) => queue.add('note', data), stop: () => app.close() };
  };
  const startWorker = async () => {
    const app = await start(consumerQueues(redis.urlOf('media'), 'images'), Noting);
    const { noted, worker } = app.get(Noting);
    return { noted, connection: worker.getBackend(), stop: () => app.close() };
  };
  const attempts = async (outcome: string) => {
    const { values } = await register.getSingleMetric('job_duration_seconds')!.get();
    const counts = values as { metricName?: string; labels: object; value: number }[];
    const labels = { queue: 'images', outcome };
    const isOurs = ({ metricName, labels: own }: (typeof counts)[number]) =>
      metricName?.endsWith('_count') && JSON.stringify(own) === JSON.stringify(labels);
    return counts.find(isOurs)?.value ?? 0;
  };
  const took = async (work: Promise<unknown>) => {
    const elapsedMs = stopwatch();
    await expect(work).rejects.toThrow();
    return elapsedMs();
  };

  it('are let go of while Redis is unavailable', async () => {
    const [producer, worker] = [await startProducer(), await startWorker()];
    await eventually(() => producer.add({}));
    await eventually(() => expect(worker.noted).toHaveLength(1));

    const noticed = new Promise((resolve) => worker.connection.once('close', resolve));
    await redis.kill();
    await noticed;
    const elapsedMs = stopwatch();
    await Promise.all([producer.stop(), worker.stop()]);
    expect(elapsedMs()).toBeLessThan(5000);
  });

  it('refuse a job at once while Redis is unavailable, and take one as soon as it is back', async () => {
    const producer = await startProducer();
    await eventually(() => producer.add({ before: true }));

    await redis.kill();
    await eventually(async () => expect(await took(producer.add({}))).toBeLessThan(100));

    await redis.restart();
    await eventually(() => producer.add({ after: true }));
    await producer.stop();
  });

  it('refuse a job within seconds while Redis is frozen', async () => {
    const producer = await startProducer();
    await eventually(() => producer.add({}));

    redis.freeze();
    expect(await took(producer.add({}))).toBeLessThan(2500);
    await producer.stop();
  });

  it('can be begun before Redis is there', async () => {
    await redis.kill();
    const [producer, worker] = [await startProducer(), await startWorker()];
    expect(await took(producer.add({}))).toBeLessThan(100);

    await redis.restart();
    await eventually(() => producer.add({ first: true }));
    await eventually(() => expect(worker.noted).toEqual([{ first: true }]));
    await Promise.all([producer.stop(), worker.stop()]);
  });

  it('keep what was added through a killed Redis, and work goes on', async () => {
    const producer = await startProducer();
    await eventually(() => producer.add({ id: 1 }));
    await redis.restart();

    const worker = await startWorker();
    await eventually(() => expect(worker.noted).toEqual([{ id: 1 }]));
    await redis.kill();
    await redis.restart();
    await eventually(() => producer.add({ id: 2 }));
    await eventually(() => expect(worker.noted).toEqual([{ id: 1 }, { id: 2 }]), 20_000);
    await Promise.all([producer.stop(), worker.stop()]);
  });

  it('try a failed job again', async () => {
    const [producer, worker] = [await startProducer(), await startWorker()];
    const [done, failed] = [await attempts('done'), await attempts('failed')];
    await eventually(() => producer.add({ failures: 1 }));
    await eventually(() => expect(worker.noted).toEqual([{ failures: 1 }]));
    await eventually(async () => expect(await attempts('done')).toBe(done + 1));
    expect(await attempts('failed')).toBe(failed + 1);
    await Promise.all([producer.stop(), worker.stop()]);
  });

  it('are let go of once the job under way is done', async () => {
    const producer = await startProducer();
    const job = await eventually(() => producer.add({}));
    const app = await start(consumerQueues(redis.urlOf('media'), 'images'), Holding);
    const worker = app.get(Holding);
    await eventually(() => expect(worker.taken).toBe(1));

    let isStopped = false;
    const stopping = app.close().then(() => (isStopped = true));
    expect(await job.getState()).toBe('active');
    expect(isStopped).toBe(false);
    worker.end();
    await stopping;
    expect(await job.getState()).toBe('completed');
    await producer.stop();
  });

  it('give a job up when three workers died of it', async () => {
    const producer = await startProducer();
    const job = await eventually(() => producer.add({}));
    for (let deaths = 0; deaths < 3; deaths += 1) {
      const app = await start(consumerQueues(redis.urlOf('media'), 'images'), Holding);
      const worker = app.get(Holding);
      await eventually(() => expect(worker.taken).toBe(1));
      await worker.worker.close(true);
      await app.close();
    }
    const survivor = await startWorker();
    await eventually(async () => expect(await job.getState()).toBe('failed'));
    expect(survivor.noted).toEqual([]);
    await Promise.all([producer.stop(), survivor.stop()]);
  });

  it('wait longer after each failure, up to a minute, for over an hour in all', () => {
    const pauses = Array.from({ length: 69 }, (_, index) => pauseBefore(index + 1));
    expect(pauses.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 32, 60, 60].map((s) => s * 1000));
    expect(pauses.reduce((sum, pause) => sum + pause)).toBeGreaterThan(3_600_000);
  });
});
