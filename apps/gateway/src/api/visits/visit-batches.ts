import {
  DomainError,
  QUEUES,
  type ItemViews,
  type Visit,
  type VisitsJob,
} from '@cartaviva/contracts';
import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger } from '@nestjs/common';
import type { Queue } from 'bullmq';

/** How long the first visit of a batch waits for company, in milliseconds. */
const BATCH_MS = 25;
const MAX_PER_JOB = 500;

/** A job that failed is tried for about an hour: a visit that was acknowledged is not lost. */
const PERSISTENT = { attempts: 12, backoff: { type: 'exponential', delay: 1000 } } as const;

interface Batch {
  readonly visits: Visit[];
  readonly itemViews: ItemViews[];
  readonly added: Promise<void>;
}

/** Gathers the visits and item views of a moment into one job (performance, aim 7). */
@Injectable()
export class VisitBatches {
  private readonly logger = new Logger(VisitBatches.name);
  private open: Batch | undefined;

  constructor(@InjectQueue(QUEUES.visits) private readonly queue: Queue<VisitsJob>) {}

  /** Resolves when the visit is in the queue; refused as UNAVAILABLE when it could not get there. */
  add(visit: Visit): Promise<void> {
    return this.join(({ visits }) => visits.push(visit));
  }

  /** As `add`. */
  addItemViews(views: ItemViews): Promise<void> {
    return this.join(({ itemViews }) => itemViews.push(views));
  }

  private join(put: (batch: Batch) => void): Promise<void> {
    const batch = (this.open ??= this.begin());
    put(batch);
    if (batch.visits.length + batch.itemViews.length >= MAX_PER_JOB) this.open = undefined;
    return batch.added;
  }

  private begin(): Batch {
    const job = { visits: [], itemViews: [] };
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
