import { BullModule } from '@nestjs/bullmq';
import type { DynamicModule } from '@nestjs/common';
import { QUEUES } from '@cartaviva/contracts';
import { Redis } from 'ioredis';

/** Hash-tagged, so that all keys of the queues live on one node of a Redis Cluster. */
const PREFIX = '{cv-queues}';

/** Finished jobs are forgotten soon, failed ones kept for two weeks for an operator to look at. */
const KEEP = {
  removeOnComplete: { age: 3600, count: 1000 },
  removeOnFail: { age: 14 * 24 * 3600 },
} as const;

type QueueName = keyof typeof QUEUES;

/** Queues to add jobs to. Adding fails at once while Redis is away: the caller decides what then. */
export function producerQueues(redisUrl: string, ...names: QueueName[]): DynamicModule[] {
  return [
    BullModule.forRoot('producer', {
      prefix: PREFIX,
      connection: new Redis(redisUrl, {
        enableOfflineQueue: false,
        maxRetriesPerRequest: 1,
        commandTimeout: 2000,
      }) as never,
      defaultJobOptions: KEEP,
    }),
    BullModule.registerQueue(
      ...names.map((name) => ({ configKey: 'producer', name: QUEUES[name] })),
    ),
  ];
}

/** Connection that processors wait for jobs on: it never gives up on Redis. */
export function consumerConnection(redisUrl: string): DynamicModule {
  return BullModule.forRoot('consumer', {
    prefix: PREFIX,
    connection: { url: redisUrl, maxRetriesPerRequest: null } as never,
    defaultJobOptions: KEEP,
  });
}
