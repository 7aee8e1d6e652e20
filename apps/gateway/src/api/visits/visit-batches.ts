import { menus, SYSTEM, type Engagement, type Visit } from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { RowBatches } from './row-batches';

/** Rows of one message. An engagement has up to fifty ids, which menus-service looks up. */
const MAX_VISITS = 500;
const MAX_ENGAGEMENTS = 100;

/** Hands visits and engagements to menus-service. Repeats are harmless, so a browser sends again what failed. */
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

  /** Resolves when the visit is stored; refused as UNAVAILABLE when it could not be. */
  add(visit: Visit): Promise<void> {
    return this.visits.add(visit);
  }

  /** As `add`. */
  addEngagement(engagement: Engagement): Promise<void> {
    return this.engagements.add(engagement);
  }
}
