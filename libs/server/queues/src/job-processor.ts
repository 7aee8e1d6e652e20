import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import {
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Job } from 'bullmq';
import { Outage } from './outage';

/** Whether a job that just failed will not be tried again. */
export const isGivenUp = (job: Job): boolean => job.finishedOn !== undefined;

/** A processor that says what failed, and that stops before what it works with does. */
export abstract class JobProcessor
  extends WorkerHost
  implements OnApplicationBootstrap, BeforeApplicationShutdown
{
  protected readonly logger = new Logger(this.constructor.name);
  private outage: Outage;

  onApplicationBootstrap(): void {
    this.outage = new Outage(this.worker.getBackend(), this.logger);
  }

  /** Takes no more jobs and ends those under way, while database and client are still there. */
  async beforeApplicationShutdown(): Promise<void> {
    // Without Redis no job can be ended, and the worker would wait for its return.
    await Promise.race([this.worker.close(this.outage.isOn), this.outage.begins()]);
  }

  @OnWorkerEvent('failed')
  protected logFailure(job: Job | undefined, { message }: Error): void {
    if (!job) return;
    const { id, name, attemptsMade } = job;
    const level = isGivenUp(job) ? 'error' : 'warn';
    this.logger[level]({ message: 'job failed', job: name, id, attemptsMade, reason: message });
  }

  @OnWorkerEvent('error')
  protected logTrouble({ message }: Error): void {
    if (!this.outage?.isOn) this.logger.warn(message);
  }
}
