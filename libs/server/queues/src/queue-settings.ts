import type { QUEUES } from '@cartaviva/contracts';
import type { DefaultJobOptions, WorkerOptions } from 'bullmq';

export type QueueName = keyof typeof QUEUES;

/** Hash-tagged, so that all keys of the queues live on one node of a Redis Cluster. */
export const PREFIX = '{cv-queues}';

const MAX_RETRY_MS = 60_000;

/** A job that failed is tried again after 1, 2, 4… seconds, then every minute, for over an hour. */
export const pauseBefore = (attemptsMade: number): number =>
  Math.min(1000 * 2 ** (attemptsMade - 1), MAX_RETRY_MS);
const ATTEMPTS = 70;

/** Finished jobs are forgotten soon, failed ones kept for two weeks for an operator to look at. */
export const JOB_OPTIONS: DefaultJobOptions = {
  attempts: ATTEMPTS,
  backoff: { type: 'patient' },
  removeOnComplete: { age: 3600, count: 1000 },
  removeOnFail: { age: 14 * 24 * 3600 },
};

/**
 * For every `@Processor`. A job whose worker died is another's within half a minute; the third death
 * fails it, so that a job that kills its workers ends where an operator sees it.
 */
export const WORKER_OPTIONS = {
  lockDuration: 15_000,
  stalledInterval: 10_000,
  maxStalledCount: 2,
  runRetryDelay: 1000,
  settings: { backoffStrategy: pauseBefore },
} satisfies Partial<WorkerOptions>;
