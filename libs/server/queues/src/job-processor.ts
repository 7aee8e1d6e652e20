import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import { Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Job } from 'bullmq';

/** Whether a job that just failed will not be tried again. */
export const isGivenUp = (job: Job): boolean => job.finishedOn !== undefined;

/** A processor that says what failed, and that stops before what it works with does. */
export abstract class JobProcessor extends WorkerHost implements BeforeApplicationShutdown {
  protected readonly logger = new Logger(this.constructor.name);
  private trouble = '';

  @OnWorkerEvent('failed')
  protected logFailure(job: Job | undefined, { message }: Error): void {
    if (!job) return;
    const { id, name, attemptsMade } = job;
    const level = isGivenUp(job) ? 'error' : 'warn';
    this.logger[level]({ message: 'job failed', job: name, id, attemptsMade, reason: message });
  }

  /** One line for each outage, however often the worker tries in between. */
  @OnWorkerEvent('error')
  protected logTrouble({ message }: Error): void {
    if (message !== this.trouble) this.logger.warn(`The queue is out of reach: ${message}`);
    this.trouble = message;
  }

  @OnWorkerEvent('active')
  protected forgetTrouble(): void {
    this.trouble = '';
  }

  /** Takes no more jobs and ends those under way, while database and client are still there. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.worker.close();
  }
}
