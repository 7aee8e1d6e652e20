import { QUEUES, type ImageJob, type ImageJobName } from '@cartaviva/contracts';
import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { QueueEvents, type Queue } from 'bullmq';
import { setTimeout as pause } from 'node:timers/promises';

/** Maximum wait, in milliseconds, for the first size of an image. It is shorter than the 5 s of a request. */
const JOB_TIMEOUT_MS = 4000;

/** Number of unfinished images above which an owner's priority does not get lower. */
const MAX_UNFINISHED = 1000;

/**
 * Queues the work on images. There is never more than one job for the same step of an image. Among the waiting jobs,
 * the one whose owner had the fewest unfinished images goes first. An owner with many images therefore delays others
 * only by the jobs in progress. Every `preview` goes before any `derive`, because nobody waits for the latter.
 */
@Injectable()
export class ImageJobs implements OnApplicationShutdown {
  private readonly events: QueueEvents;

  constructor(
    @InjectQueue(QUEUES.images) private readonly queue: Queue<ImageJob, void, ImageJobName>,
  ) {
    // Every waiting confirmation adds a listener to the queue.
    queue.setMaxListeners(0);
    const { connection, prefix = '' } = queue.opts;
    this.events = new QueueEvents(queue.name, { connection, prefix });
    this.events.on('error', () => undefined);
  }

  /** Waits until the first size is made or has failed, or until the timeout. The object's row tells the outcome. */
  async preview(objectId: string, unfinished: number): Promise<void> {
    const options = { jobId: `preview-${objectId}`, priority: turnAfter(unfinished) };
    const job = await this.queue.add('preview', { objectId }, options);
    await job.waitUntilFinished(this.events, JOB_TIMEOUT_MS).catch(() => undefined);
  }

  async derive(objectId: string, unfinished: number): Promise<void> {
    const priority = MAX_UNFINISHED + turnAfter(unfinished);
    await this.queue.add('derive', { objectId }, { jobId: `derive-${objectId}`, priority });
  }

  async onApplicationShutdown(): Promise<void> {
    // While Redis is unavailable, closing would wait for its return although there is nothing to close.
    await Promise.race([this.events.close(), pause(1000, undefined, { ref: false })]);
  }
}

/** Returns BullMQ's priority. The lowest value goes first, except that 0 goes before all others. */
const turnAfter = (unfinished: number) => Math.min(Math.max(unfinished, 1), MAX_UNFINISHED);
