/*
 * Queue `visits`.
 * Input: the visits that one gateway took within a moment, addresses already truncated.
 * Effects: menus-service records those that are new.
 * Retry: while menus-service is away, for an hour; a batch that it refuses as wrong, never.
 * Repeats are harmless: a visitor and a menu make one row, however often they are sent.
 */
import { DomainError, menus, QUEUES, SYSTEM, type VisitsJob } from '@cartaviva/contracts';
import { JobProcessor, WORKER_OPTIONS } from '@cartaviva/queues';
import { MessageClient } from '@cartaviva/redis-transport';
import { Processor } from '@nestjs/bullmq';
import { UnrecoverableError, type Job } from 'bullmq';

@Processor(QUEUES.visits, { ...WORKER_OPTIONS, concurrency: 4 })
export class VisitsProcessor extends JobProcessor {
  constructor(private readonly client: MessageClient) {
    super();
  }

  override async process({ id, data }: Job<VisitsJob>): Promise<void> {
    const context = { actor: SYSTEM, requestId: `visits-${id}` };
    try {
      await this.client.call(menus.visit.record, { visits: [...data.visits] }, context);
    } catch (error) {
      const isWrong = error instanceof DomainError && error.code === 'INVALID_INPUT';
      throw isWrong ? new UnrecoverableError(error.code) : error;
    }
  }
}
