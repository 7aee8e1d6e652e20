import { QUEUES, type ImageJob, type ImageJobName } from '@cartaviva/contracts';
import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { QueueEvents, type Queue } from 'bullmq';
import { setTimeout as pause } from 'node:timers/promises';

/** Longest wait for an image's first size, in milliseconds, inside the 5 s of a request. */
const JOB_TIMEOUT_MS = 4000;

/** Waiting jobs of a higher number let the others pass: nobody looks at a spinner for them. */
const AFTER_PREVIEWS = 10;

/** Has the image workers work on an image. A job of the same image is never queued twice. */
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

  /** Waits until the first size is made or given up, or until patience ends: the object's row tells. */
  async preview(objectId: string): Promise<void> {
    const job = await this.queue.add('preview', { objectId }, { jobId: `preview-${objectId}` });
    await job.waitUntilFinished(this.events, JOB_TIMEOUT_MS).catch(() => undefined);
  }

  async derive(objectId: string): Promise<void> {
    const jobId = `derive-${objectId}`;
    await this.queue.add('derive', { objectId }, { jobId, priority: AFTER_PREVIEWS });
  }

  async onApplicationShutdown(): Promise<void> {
    // While Redis is unavailable there is nothing to close, and closing would wait for its return.
    await Promise.race([this.events.close(), pause(1000, undefined, { ref: false })]);
  }
}
