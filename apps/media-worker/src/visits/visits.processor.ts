/*
 * Queue `visits`.
 * Input: the visits and engagements that one gateway took within a moment, addresses already truncated.
 * Effects: menus-service records those that are new.
 * Retry: while menus-service is unavailable, for an hour. Of a batch that is refused as wrong each row is sent
 *   alone, so that one wrong row costs no other; the job fails for that one, and is not retried.
 * Repeats are harmless: a visitor and a menu make one visit, and one view a day, however often they are
 *   sent; so does each thing that a visitor did.
 */
import { DomainError, menus, QUEUES, SYSTEM, type VisitsJob } from '@cartaviva/contracts';
import { JobProcessor, WORKER_OPTIONS } from '@cartaviva/queues';
import { MessageClient } from '@cartaviva/redis-transport';
import { Processor } from '@nestjs/bullmq';
import { UnrecoverableError, type Job } from 'bullmq';

/** Hands rows on; rejects when they are wrong, or when nobody can be asked. */
type Send<Row> = (rows: Row[]) => Promise<unknown>;

/** Rows of one message. An engagement has up to fifty ids, which menus-service checks one by one. */
const MAX_VISITS = 500;
const MAX_ENGAGEMENTS = 100;

@Processor(QUEUES.visits, { ...WORKER_OPTIONS, concurrency: 4 })
export class VisitsProcessor extends JobProcessor {
  constructor(private readonly client: MessageClient) {
    super();
  }

  protected override async work({ id, data }: Job<VisitsJob>): Promise<void> {
    const { visits, engagements = [] } = data;
    const context = { actor: SYSTEM, requestId: `visits-${id}` };
    const wrong = [
      await this.wrongAmong(visits, MAX_VISITS, (rows) =>
        this.client.call(menus.visit.record, { visits: rows }, context),
      ),
      await this.wrongAmong(engagements, MAX_ENGAGEMENTS, (rows) =>
        this.client.call(menus.visit.recordEngagements, { engagements: rows }, context),
      ),
    ];
    if (wrong.some((count) => count > 0)) {
      throw new UnrecoverableError(`${wrong[0]} visits and ${wrong[1]} engagements are wrong`);
    }
  }

  /** How many menus-service will not have; all the others are recorded, so many with each message. */
  private async wrongAmong<Row>(
    rows: readonly Row[],
    perMessage: number,
    send: Send<Row>,
  ): Promise<number> {
    let wrong = 0;
    for (let from = 0; from < rows.length; from += perMessage) {
      const part = rows.slice(from, from + perMessage);
      if (await isTaken(send, part)) continue;
      for (const row of part) if (!(await isTaken(send, [row]))) wrong += 1;
    }
    return wrong;
  }
}

/** False when menus-service finds fault with them; rejects when it cannot be asked. */
async function isTaken<Row>(send: Send<Row>, rows: readonly Row[]): Promise<boolean> {
  try {
    await send([...rows]);
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'INVALID_INPUT') return false;
    throw error;
  }
}
