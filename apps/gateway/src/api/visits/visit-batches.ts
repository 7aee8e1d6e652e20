import {
  DomainError,
  QUEUES,
  type Engagement,
  type Visit,
  type VisitsJob,
} from '@cartaviva/contracts';
import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { Counter } from 'prom-client';

/** How long the first visit of a batch waits for company, in milliseconds. */
const BATCH_MS = 25;
const MAX_PER_JOB = 500;

/**
 * Jobs that may wait in the queue. Two gateways add at most 80 a second, so that a worker may be away for
 * two minutes under any load, and for hours under a light one; at a thousand rows a second they hold some
 * 40 MB of Redis.
 */
export const MAX_WAITING_JOBS = 10_000;
/** Rows of this gateway that may wait for Redis to take them: seconds of them, while it is slow. */
export const MAX_UNQUEUED_ROWS = 5000;
/** How often the queue is measured, in milliseconds. */
export const MEASURE_INTERVAL_MS = 1000;

/** A job that failed is tried for about an hour: a visit that was acknowledged is not lost. */
const PERSISTENT = { attempts: 12, backoff: { type: 'exponential', delay: 1000 } } as const;

const dropped = new Counter({
  name: 'visits_dropped_total',
  help: 'Visits and engagements that were refused because too many waited already',
});

interface Batch {
  readonly visits: Visit[];
  readonly engagements: Engagement[];
  readonly added: Promise<void>;
}

/**
 * Gathers the visits and engagements of a moment into one job (performance, aim 7). Past the bounds above
 * it takes no more and refuses at once: browsers keep what was refused and send it later.
 */
@Injectable()
export class VisitBatches {
  private readonly logger = new Logger(VisitBatches.name);
  private open: Batch | undefined;
  private unqueued = 0;
  private isQueueFull = false;
  private measuredAt = -Infinity;

  constructor(@InjectQueue(QUEUES.visits) private readonly queue: Queue<VisitsJob>) {}

  /** Resolves when the visit is in the queue; refused as UNAVAILABLE when it could not get there. */
  add(visit: Visit): Promise<void> {
    return this.join(({ visits }) => visits.push(visit));
  }

  /** As `add`. */
  addEngagement(engagement: Engagement): Promise<void> {
    return this.join(({ engagements }) => engagements.push(engagement));
  }

  private async join(put: (batch: Batch) => void): Promise<void> {
    this.measure();
    if (this.isQueueFull || this.unqueued >= MAX_UNQUEUED_ROWS) {
      dropped.inc();
      throw new DomainError('UNAVAILABLE');
    }
    const batch = (this.open ??= this.begin());
    put(batch);
    this.unqueued += 1;
    if (batch.visits.length + batch.engagements.length >= MAX_PER_JOB) this.open = undefined;
    await batch.added.finally(() => (this.unqueued -= 1));
  }

  /** Asks how long the queue is, once in a while, and waits for no answer. */
  private measure(): void {
    const now = performance.now();
    if (now - this.measuredAt < MEASURE_INTERVAL_MS) return;
    this.measuredAt = now;
    this.queue.getJobCountByTypes('waiting', 'delayed').then(
      (jobs) => (this.isQueueFull = jobs >= MAX_WAITING_JOBS),
      // Adding says so itself.
      () => undefined,
    );
  }

  private begin(): Batch {
    const job = { visits: [], engagements: [] };
    const added = new Promise<void>((resolve, reject) => {
      setTimeout(() => {
        if (this.open?.visits === job.visits) this.open = undefined;
        this.queue.add('record', job, PERSISTENT).then(
          () => resolve(),
          (error: unknown) => {
            this.logger.warn(`A batch of visits found no queue: ${String(error)}`);
            reject(new DomainError('UNAVAILABLE'));
          },
        );
      }, BATCH_MS);
    });
    return { ...job, added };
  }
}
