import { billingEvents, type SubscriptionView } from '@cartaviva/contracts';
import { emit } from '@cartaviva/persistence';
import { Clock } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Subscription } from './subscription.entity';
import { subscriptionView } from './subscription.view';

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

  /** Tells, once the caller's transaction commits, what the user has from now on. */
  async tell(manager: EntityManager, userId: string, requestId: string): Promise<void> {
    const { plan, expiresAt } = await this.get(userId, manager);
    await emit(manager, billingEvents.subscriptionChanged, { userId, plan, expiresAt }, requestId);
  }
}
