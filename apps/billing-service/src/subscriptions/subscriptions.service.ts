import { billing, billingEvents, type Nothing, type SubscriptionView } from '@cartaviva/contracts';
import { emit } from '@cartaviva/persistence';
import { Clock } from '@cartaviva/process';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { endOf, deriveSubscription } from './derived-subscription';
import { Subscription } from './subscription.entity';
import { grantsOf, latestOf, toSubscriptionView } from './subscription.view';

/** Serializes decisions and events about one account's plan. */
const LOCK_USER = `SELECT pg_advisory_xact_lock(hashtextextended('plan-of-' || $1, 0))`;
const NEXT_VERSION = `SELECT nextval('subscription_versions')::int AS version`;

@Injectable()
export class SubscriptionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Handles(billing.subscription.get)
  getOwn(_: Nothing, { accountId }: MessageContext): Promise<SubscriptionView> {
    return this.get(accountId);
  }

  async get(
    accountId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<SubscriptionView> {
    return toSubscriptionView(await this.rowsOf(accountId, manager), this.clock.now());
  }

  rowsOf(
    accountId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Subscription[]> {
    return manager.findBy(Subscription, { accountId });
  }

  /** Locks the account's plan until the caller's transaction ends. */
  async lock(manager: EntityManager, accountId: string): Promise<void> {
    await manager.query(LOCK_USER, [accountId]);
  }

  /**
   * Emits the account's current plan when the caller's transaction commits, and stores its end. For several accounts,
   * call it in the order of their IDs to avoid deadlocks.
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

  /** Stores the end on the latest row, where the sweep and the reminders look for it. */
  private async noteEnd(manager: EntityManager, rows: readonly Subscription[]): Promise<void> {
    const [latest, derived] = [latestOf(rows), deriveSubscription(grantsOf(rows))];
    if (!latest || !derived) return;
    const expiresAt = new Date(endOf(derived));
    if (latest.expiresAt?.getTime() === expiresAt.getTime()) return;
    const status = expiresAt > this.clock.now() ? 'active' : 'expired';
    await manager.update(Subscription, latest.id, { expiresAt, status });
  }
}
