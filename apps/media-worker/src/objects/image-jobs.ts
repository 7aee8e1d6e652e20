import { QUEUES, type ImageJob, type ImageJobName } from '@cartaviva/contracts';
import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { QueueEvents, type Queue } from 'bullmq';
import { setTimeout as pause } from 'node:timers/promises';

/** Longest wait for an image's first size, in milliseconds, inside the 5 s of a request. */
const JOB_TIMEOUT_MS = 4000;

/** An owner with more unfinished images waits no longer for the next one. */
const MAX_UNFINISHED = 1000;

/**
 * Has the image workers work on an image. A job of the same image is never queued twice. Of the jobs that
 * wait, the one whose owner had the fewest unfinished images goes first, over all workers: the many of
 * one owner delay another's by those that are under way. Every `preview` goes before any `derive`, for
 * which nobody looks at a spinner.
 */
@Injectable()
export class ImageJobs implements OnApplicationShutdown {
  private readonly events: QueueEvents;

  constructor(
    @InjectQueue(QUEUES.images) private readonly queue: Queue<ImageJob, void, ImageJobName>,
  ) {
    // Each confirmation that waits listens to the queue's closing.
    queue.setMaxListeners(0);
    const { connection, prefix = '' } = queue.opts;
    this.events = new QueueEvents(queue.name, { connection, prefix });
    this.events.on('error', () => undefined);
  }

  /** Waits until the first size is made or given up, or until a timeout; the object's row says which. */
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
    // While Redis is unavailable there is nothing to close, and closing would wait for its return.
    await Promise.race([this.events.close(), pause(1000, undefined, { ref: false })]);
  }
}

/** BullMQ's priority, of which the lowest goes first; 0 would pass all the others. */
const turnAfter = (unfinished: number) => Math.min(Math.max(unfinished, 1), MAX_UNFINISHED);
