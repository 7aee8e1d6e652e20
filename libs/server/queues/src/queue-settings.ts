import type { QUEUES } from '@cartaviva/contracts';
import type { DefaultJobOptions, WorkerOptions } from 'bullmq';

export type QueueName = keyof typeof QUEUES;

/** Hash tag that keeps all keys of the queues on one node of a Redis Cluster. */
export const PREFIX = '{cv-queues}';

const MAX_RETRY_MS = 60_000;

/** Returns the pause before the next attempt, in milliseconds. It doubles from one second up to one minute. */
export const pauseBefore = (attemptsMade: number): number =>
  Math.min(1000 * 2 ** (attemptsMade - 1), MAX_RETRY_MS);
const ATTEMPTS = 70;

/** Removes finished jobs soon and keeps failed ones for two weeks for an operator. */
export const JOB_OPTIONS: DefaultJobOptions = {
  attempts: ATTEMPTS,
  backoff: { type: 'patient' },
  removeOnComplete: { age: 3600, count: 1000 },
  removeOnFail: { age: 14 * 24 * 3600 },
};

/**
 * Options for every `@Processor`. Another worker takes over the job of a dead worker within half a minute. The third
 * death fails the job, so that an operator sees jobs that kill their workers.
 */
export const WORKER_OPTIONS = {
  lockDuration: 15_000,
  stalledInterval: 10_000,
  maxStalledCount: 2,
  runRetryDelay: 1000,
  settings: { backoffStrategy: pauseBefore },
} satisfies Partial<WorkerOptions>;
