import { redisOptions } from '@cartaviva/config';
import { QUEUES } from '@cartaviva/contracts';
import { BullModule, getQueueToken } from '@nestjs/bullmq';
import type { DynamicModule, OnApplicationShutdown } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { measureQueue } from './queue-metrics';
import { JOB_OPTIONS, PREFIX, type QueueName } from './queue-settings';
import { SealedQueue } from './sealed-queue';

/**
 * A socket that falls silent for so long is dropped, in milliseconds: a frozen Redis that another took over
 * from. A worker's read for the next job waits up to ten seconds.
 */
const SILENCE_MS = 15_000;

class ConsumerQueues {}

/** Measures the queues for as long as the process runs. */
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
 * The queues that a worker process works on, by `@Processor(QUEUES.images)`, and adds to, by
 * `@InjectQueue(QUEUES.images)`, anywhere in it. Both wait for Redis for as long as it takes.
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

/** The processors tell of an outage; without a listener BullMQ prints each attempt to reconnect. */
const leaveErrorsToWorkers = (queue: Queue) => queue.on('error', () => undefined);
