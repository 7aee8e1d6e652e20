/*
 * Queue `visits`.
 * Input: the visits that one gateway took within a moment, addresses already truncated.
 * Effects: menus-service records those that are new.
 * Retry: while menus-service is away, for an hour. Of a batch that is refused as wrong each visit is
 *   sent alone, so that one wrong visit costs no other; the job fails for that one, and is not retried.
 * Repeats are harmless: a visitor and a menu make one row, however often they are sent.
 */
import {
  DomainError,
  menus,
  QUEUES,
  SYSTEM,
  type Visit,
  type VisitsJob,
} from '@cartaviva/contracts';
import { JobProcessor, WORKER_OPTIONS } from '@cartaviva/queues';
import { MessageClient } from '@cartaviva/redis-transport';
import { Processor } from '@nestjs/bullmq';
import { UnrecoverableError, type Job } from 'bullmq';

@Processor(QUEUES.visits, { ...WORKER_OPTIONS, concurrency: 4 })
export class VisitsProcessor extends JobProcessor {
  constructor(private readonly client: MessageClient) {
    super();
  }

  override async process({ id, data: { visits } }: Job<VisitsJob>): Promise<void> {
    const requestId = `visits-${id}`;
    if (await this.areTaken(visits, requestId)) return;
    let wrong = 0;
    for (const visit of visits) if (!(await this.areTaken([visit], requestId))) wrong += 1;
    throw new UnrecoverableError(`${wrong} of ${visits.length} visits are wrong`);
  }

  /** False when menus-service finds fault with them; rejects when it cannot be asked. */
  private async areTaken(visits: readonly Visit[], requestId: string): Promise<boolean> {
    try {
      const context = { actor: SYSTEM, requestId };
      await this.client.call(menus.visit.record, { visits: [...visits] }, context);
      return true;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'INVALID_INPUT') return false;
      throw error;
    }
  }
}
