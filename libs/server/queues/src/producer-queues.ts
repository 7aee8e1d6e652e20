import { redisOptions } from '@cartaviva/config';
import { QUEUES } from '@cartaviva/contracts';
import { getQueueToken } from '@nestjs/bullmq';
import { Logger, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { Outage } from './outage';
import { JOB_OPTIONS, PREFIX, type QueueName } from './queue-settings';
import { SealedQueue } from './sealed-queue';

/** The one connection a process adds its jobs over. It refuses rather than gathers jobs in memory. */
class ProducerConnection implements OnApplicationShutdown {
  readonly redis: Redis;

  constructor(url: string) {
    this.redis = new Redis({
      ...redisOptions(url),
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 1,
      commandTimeout: 2000,
      socketTimeout: 2000,
    });
    new Outage(this.redis, new Logger('Queues'));
  }

  onApplicationShutdown(): void {
    this.redis.removeAllListeners('close');
    this.redis.disconnect();
  }
}

class ProducerQueues {}

/**
 * Queues to add jobs to, by `@InjectQueue(QUEUES.images)`. Adding rejects at once while Redis is
 * away, and within two seconds when it does not answer: the caller decides what then. A process that
 * works on queues takes `consumerQueues` instead, for its adding as well.
 */
export function producerQueues(redisUrl: string, ...names: QueueName[]): DynamicModule {
  const queues = names.map((name) => ({
    provide: getQueueToken(QUEUES[name]),
    inject: [ProducerConnection],
    useFactory: ({ redis }: ProducerConnection) => producerQueue(name, redis),
  }));
  const connection = {
    provide: ProducerConnection,
    useFactory: () => new ProducerConnection(redisUrl),
  };
  return { module: ProducerQueues, providers: [connection, ...queues], exports: queues };
}

function producerQueue(name: QueueName, connection: Redis): Queue {
  const queue = new SealedQueue(QUEUES[name], {
    prefix: PREFIX,
    connection,
    defaultJobOptions: JOB_OPTIONS,
    // Without these a process that starts before Redis waits for it inside every `add`.
    skipWaitingForReady: true,
    skipVersionCheck: true,
  });
  // The connection has already told; without a listener BullMQ prints every attempt.
  return queue.on('error', () => undefined);
}
