import { redisOptions } from '@cartaviva/config';
import { QUEUES } from '@cartaviva/contracts';
import { getQueueToken } from '@nestjs/bullmq';
import { Logger, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { Outage } from './outage';
import { JOB_OPTIONS, PREFIX, type QueueName } from './queue-settings';
import { SealedQueue } from './sealed-queue';

/** Connection for adding jobs. It rejects instead of buffering jobs in memory. */
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
 * Provides queues for adding jobs by `@InjectQueue(QUEUES.images)`. Adding rejects immediately while Redis is down,
 * and after two seconds if it does not answer. Processes that also work on queues use `consumerQueues` for both.
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
    // Without these options, `add` would wait for Redis if the process starts first.
    skipWaitingForReady: true,
    skipVersionCheck: true,
  });
  // The connection already reports outages. Without a listener, BullMQ logs every attempt.
  return queue.on('error', () => undefined);
}
