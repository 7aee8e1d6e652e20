import { Clock, Interval } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { Subscription } from './subscription.entity';
import { SubscriptionsService } from './subscriptions.service';

const MINUTE_MS = 60_000;
const BATCH = 100;

/** Rows whose status contradicts the clock: they expired, or a clock that was ahead marked them. */
const BELIED = {
  expired: `status = 'active' AND expires_at <= :now`,
  active: `status = 'expired' AND expires_at > :now`,
};

/**
 * Marks expired subscriptions and emits the current plan of their accounts, every minute in each replica. Replicas
 * skip locked rows, and a marked row is no longer due, so each account gets one event. After an outage, the first
 * sweep catches up. The sweep also reactivates subscriptions that expired by a clock that was ahead.
 */
@Injectable()
export class ExpirySweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly subscriptions: SubscriptionsService,
    private readonly clock: Clock,
  ) {}

  @Interval(MINUTE_MS)
  async sweep(): Promise<void> {
    while ((await this.sweepBatch('expired')) === BATCH);
    while ((await this.sweepBatch('active')) === BATCH);
  }

  private sweepBatch(status: keyof typeof BELIED): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const due = await manager
        .createQueryBuilder(Subscription, 'subscription')
        .where(BELIED[status], { now: this.clock.now() })
        .orderBy('expires_at')
        .limit(BATCH)
        .setLock('pessimistic_write')
        .setOnLocked('skip_locked')
        .getMany();
      if (due.length === 0) return 0;
      const ids = due.map(({ id }) => id);
      await manager.update(Subscription, ids, { status });
      const userIds = new Set(due.map(({ accountId }) => accountId));
      for (const accountId of [...userIds].sort()) {
        await this.subscriptions.emit(manager, accountId, randomUUID());
      }
      return due.length;
    });
  }
}
