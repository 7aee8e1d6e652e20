import { billingEvents, identityEvents, type SubscriptionChanged } from '@cartaviva/contracts';
import { emit, HandledEvents } from '@cartaviva/persistence';
import { Listens, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { Account } from '../accounts/account.entity';

@Injectable()
export class SubscriptionStatusService {
  constructor(private readonly handled: HandledEvents) {}

  /** Applies an event only if its version is newer than the stored one, and then tells open windows. */
  @Listens(billingEvents.subscriptionChanged)
  follow(
    { accountId, plan, expiresAt, version }: SubscriptionChanged,
    { eventId, requestId }: MessageContext,
  ): Promise<void> {
    return this.handled.once('identity.subscription-status', eventId, async (manager) => {
      const older = { id: accountId, subscriptionVersion: LessThan(version) };
      const { affected } = await manager.update(Account, older, {
        hasActiveSubscription: plan !== 'free',
        subscriptionPlan: plan,
        subscriptionExpiresAt: expiresAt === null ? null : new Date(expiresAt),
        subscriptionVersion: version,
      });
      if (affected) await emit(manager, identityEvents.planChanged, { accountId }, requestId);
    });
  }
}
