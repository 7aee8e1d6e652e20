import { reject } from '@cartaviva/redis-transport';
import { continueTrace, inSpan, SpanKind } from '@cartaviva/tracing';
import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import {
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { UnrecoverableError, type Job } from 'bullmq';
import { jobDuration } from './job-metrics';
import { Outage } from './outage';
import { WORKER_OPTIONS } from './queue-settings';
import { openJob, traceparentOf } from './sealed-job';
import { withoutAddresses } from './without-addresses';

/** Is true for a failed job without further attempts. */
export const isGivenUp = (job: Job): boolean => job.finishedOn !== undefined;

/**
 * Processor that accepts only jobs sealed by the producer of its queue. It logs failures and stops before its
 * dependencies do.
 */
export abstract class JobProcessor
  extends WorkerHost
  implements OnApplicationBootstrap, BeforeApplicationShutdown
{
  protected readonly logger = new Logger(this.constructor.name);
  private readonly opened = new WeakMap<Job, { readonly parent: string | undefined }>();
  private outage: Outage;

  onApplicationBootstrap(): void {
    this.outage = new Outage(this.worker.getBackend(), this.logger);
  }

  /** Takes no more jobs and finishes running jobs while the database and the client are still available. */
  async beforeApplicationShutdown(): Promise<void> {
    // Without Redis no job can finish, and the worker would wait for Redis.
    await Promise.race([this.worker.close(this.outage.isOn), this.outage.begins()]);
  }

  /** Processes a job with its original data. */
  protected abstract work(job: Job, token?: string): Promise<unknown>;

  /**
   * Rejects if another worker may have taken over the job, because this one was frozen or without Redis for longer
   * than the lock lasts. Call it just before an irreversible step.
   */
  protected async requireLock(job: Job, token = ''): Promise<void> {
    const isOurs = await job.extendLock(token, WORKER_OPTIONS.lockDuration);
    if (isOurs !== 1) throw new Error('Another worker may have this job');
  }

  /** A forged job fails immediately and stays among the failed jobs for an operator. */
  override async process(job: Job, token?: string): Promise<unknown> {
    if (!this.isOurs(job)) {
      reject('job', 'forged', job.queueName);
      throw new UnrecoverableError('Not sealed by the producer of this queue');
    }
    const { queueName: queue, name } = job;
    const kind = SpanKind.CONSUMER;
    const end = jobDuration.startTimer({ queue });
    try {
      const result = await continueTrace(this.opened.get(job)?.parent, () =>
        inSpan(`${queue} ${name}`, { kind }, () => this.work(job, token)),
      );
      end({ outcome: 'done' });
      return result;
    } catch (error) {
      end({ outcome: 'failed' });
      throw withoutAddresses(error);
    }
  }

  /** Opens the job's data. Returns false if the producer of the queue did not seal it for this job. */
  protected isOurs(job: Job): boolean {
    if (this.opened.has(job)) return true;
    const parent = traceparentOf(job);
    try {
      job.data = openJob(job);
    } catch {
      return false;
    }
    this.opened.set(job, { parent });
    return true;
  }

  @OnWorkerEvent('failed')
  protected logFailure(job: Job | undefined, { message }: Error): void {
    if (!job) return;
    const { id, name, attemptsMade } = job;
    const level = isGivenUp(job) ? 'error' : 'warn';
    const line = { message: 'job failed', job: name, id, attemptsMade, reason: message };
    continueTrace(this.opened.get(job)?.parent, () => this.logger[level](line));
  }

  @OnWorkerEvent('error')
  protected logTrouble({ message }: Error): void {
    if (!this.outage?.isOn) this.logger.warn(message);
  }
}
