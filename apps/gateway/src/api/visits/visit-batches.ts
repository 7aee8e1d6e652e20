import { menus, SYSTEM, type Engagement, type Visit } from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { RowBatches } from './row-batches';

/** Maximum rows per message. menus-service looks up all IDs of an engagement, which has up to fifty. */
const MAX_VISITS = 500;
const MAX_ENGAGEMENTS = 100;

/** Sends visits and engagements to menus-service. It ignores repeats, so browsers can retry after an error. */
@Injectable()
export class VisitBatches {
  private readonly visits: RowBatches<Visit>;
  private readonly engagements: RowBatches<Engagement>;

  constructor(client: MessageClient) {
    const context = () => ({ actor: SYSTEM, requestId: `visits-${randomUUID()}` });
    this.visits = new RowBatches(
      (visits) => client.call(menus.visit.record, { visits }, context()),
      MAX_VISITS,
    );
    this.engagements = new RowBatches(
      (engagements) => client.call(menus.visit.recordEngagements, { engagements }, context()),
      MAX_ENGAGEMENTS,
    );
  }

  /** Resolves when the visit is stored. Rejects with UNAVAILABLE if storing fails. */
  add(visit: Visit): Promise<void> {
    return this.visits.add(visit);
  }

  addEngagement(engagement: Engagement): Promise<void> {
    return this.engagements.add(engagement);
  }
}
