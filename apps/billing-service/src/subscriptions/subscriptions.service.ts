import { billingEvents, type SubscriptionView } from '@cartaviva/contracts';
import { emit } from '@cartaviva/persistence';
import { Clock } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Subscription } from './subscription.entity';
import { subscriptionView } from './subscription.view';

/** What is told of one user is told in turns, each of what the one before has left. */
const HOLD_USER = `SELECT pg_advisory_xact_lock(hashtextextended('plan-of-' || $1, 0))`;
const NEXT_VERSION = `SELECT nextval('subscription_versions')::int AS version`;

/** What users have, and how everybody hears of it. */
@Injectable()
export class Subscriptions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async get(
    userId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<SubscriptionView> {
    const held = await manager.findBy(Subscription, { userId });
    return subscriptionView(held, this.clock.now());
  }

  /**
   * Tells, once the caller's transaction commits, what the user has from now on. Who tells of several
   * users does so in the order of their ids.
   */
  async tell(manager: EntityManager, userId: string, requestId: string): Promise<void> {
    await manager.query(HOLD_USER, [userId]);
    const { plan, expiresAt } = await this.get(userId, manager);
    const [next] = await manager.query<[{ version: number }]>(NEXT_VERSION);
    const told = { userId, plan, expiresAt, version: next.version };
    await emit(manager, billingEvents.subscriptionChanged, told, requestId);
  }
}
