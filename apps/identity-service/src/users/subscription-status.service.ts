import type { SubscriptionChanged } from '@cartaviva/contracts';
import { HandledEvents } from '@cartaviva/persistence';
import { Injectable } from '@nestjs/common';
import { User } from './user.entity';

/** Keeps on each account what billing says of its subscription. */
@Injectable()
export class SubscriptionStatus {
  constructor(private readonly handled: HandledEvents) {}

  follow({ userId, plan, expiresAt }: SubscriptionChanged, eventId: string): Promise<void> {
    return this.handled.once('identity.subscription-status', eventId, async (manager) => {
      await manager.update(User, userId, {
        hasActiveSubscription: plan !== 'free',
        subscriptionPlan: plan,
        subscriptionExpiresAt: expiresAt === null ? null : new Date(expiresAt),
      });
    });
  }
}
