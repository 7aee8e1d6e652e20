import { billingEvents, type SubscriptionView } from '@cartaviva/contracts';
import { emit } from '@cartaviva/persistence';
import { Clock } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { endOf, deriveSubscription } from './derived-subscription';
import { Subscription } from './subscription.entity';
import { grantsOf, latestOf, toSubscriptionView } from './subscription.view';

/** What is decided and told of one user is so in turns, each from what the one before has left. */
const LOCK_USER = `SELECT pg_advisory_xact_lock(hashtextextended('plan-of-' || $1, 0))`;
const NEXT_VERSION = `SELECT nextval('subscription_versions')::int AS version`;

/** What users have, and how everybody hears of it. */
@Injectable()
export class SubscriptionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async get(
    accountId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<SubscriptionView> {
    return toSubscriptionView(await this.rowsOf(accountId, manager), this.clock.now());
  }

  /** All that a user ever got. */
  rowsOf(
    accountId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Subscription[]> {
    return manager.findBy(Subscription, { accountId });
  }

  /** Until the caller's transaction ends, nobody else decides about this user's plan. */
  async lock(manager: EntityManager, accountId: string): Promise<void> {
    await manager.query(LOCK_USER, [accountId]);
  }

  /**
   * Tells, once the caller's transaction commits, what the user has from now on, and notes when that
   * ends. Who tells of several users does so in the order of their ids.
   */
  async emit(manager: EntityManager, accountId: string, requestId: string): Promise<void> {
    await this.lock(manager, accountId);
    const rows = await this.rowsOf(accountId, manager);
    await this.noteEnd(manager, rows);
    const { plan, expiresAt } = toSubscriptionView(rows, this.clock.now());
    const [next] = await manager.query<[{ version: number }]>(NEXT_VERSION);
    const emitted = { accountId, plan, expiresAt, version: next.version };
    await emit(manager, billingEvents.subscriptionChanged, emitted, requestId);
  }

  /** On the last row, where the sweep looks for what is over and the reminders for what soon is. */
  private async noteEnd(manager: EntityManager, rows: readonly Subscription[]): Promise<void> {
    const [latest, derived] = [latestOf(rows), deriveSubscription(grantsOf(rows))];
    if (!latest || !derived) return;
    const expiresAt = new Date(endOf(derived));
    if (latest.expiresAt?.getTime() === expiresAt.getTime()) return;
    const status = expiresAt > this.clock.now() ? 'active' : 'expired';
    await manager.update(Subscription, latest.id, { expiresAt, status });
  }
}
