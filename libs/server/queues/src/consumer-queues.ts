import { redisOptions } from '@cartaviva/config';
import { QUEUES } from '@cartaviva/contracts';
import { BullModule, getQueueToken } from '@nestjs/bullmq';
import type { DynamicModule, OnApplicationShutdown } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { measureQueue } from './queue-metrics';
import { JOB_OPTIONS, PREFIX, type QueueName } from './queue-settings';
import { SealedQueue } from './sealed-queue';

/**
 * Timeout for a silent socket in milliseconds, as with a frozen Redis after a failover. It must exceed a worker's
 * wait for the next job, up to ten seconds.
 */
const SILENCE_MS = 15_000;

class ConsumerQueues {}

class MeasuredQueues implements OnApplicationShutdown {
  private readonly stops: readonly (() => void)[];

  constructor(queues: readonly Queue[]) {
    this.stops = queues.map(measureQueue);
  }

  onApplicationShutdown(): void {
    for (const stop of this.stops) stop();
  }
}

/**
 * Provides the queues of a worker process for `@Processor(QUEUES.images)` and `@InjectQueue(QUEUES.images)`. Both
 * wait for Redis without limit.
 */
export function consumerQueues(redisUrl: string, ...names: QueueName[]): DynamicModule {
  const connection = BullModule.forRoot({
    prefix: PREFIX,
    connection: {
      ...redisOptions(redisUrl),
      maxRetriesPerRequest: null,
      socketTimeout: SILENCE_MS,
    },
    defaultJobOptions: JOB_OPTIONS,
  });
  BullModule.queueClass = SealedQueue;
  const queues = BullModule.registerQueue(...names.map((name) => ({ name: QUEUES[name] })));
  const measured = {
    provide: MeasuredQueues,
    inject: names.map((name) => getQueueToken(QUEUES[name])),
    useFactory: (...made: Queue[]) => new MeasuredQueues(made.map(leaveErrorsToWorkers)),
  };
  return {
    module: ConsumerQueues,
    global: true,
    imports: [connection, queues],
    providers: [measured],
    exports: [queues],
  };
}

/** Processors report outages. Without a listener, BullMQ logs every reconnection attempt. */
const leaveErrorsToWorkers = (queue: Queue) => queue.on('error', () => undefined);
