import { identityEvents } from '@cartaviva/contracts';
import { TRIAL_PLAN, trialEnd } from '@cartaviva/domain';
import { emit } from '@cartaviva/persistence';
import { Clock } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountEventsService } from '../account-events/account-events.service';
import type { Arrival } from '../sessions/arrivals.service';
import { Account } from '../accounts/account.entity';
import { getOwnAccount } from '../accounts/account-rows';
import type { User } from './user.entity';

/** Completes the registration of users who have just verified their address. */
@Injectable()
export class NewcomersService {
  constructor(
    private readonly events: AccountEventsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Saves the user as verified and starts the trial. The account gets the trial in the same transaction, so it does
   * not depend on billing-service. billing-service starts the same trial, and its first event, of any version,
   * replaces this one. The caller must lock the user's row.
   */
  async welcome(manager: EntityManager, user: User, arrival: Arrival): Promise<User> {
    const { id: userId, firstName } = user;
    user.isEmailVerified = true;
    const saved = await manager.save(user);
    const { id: accountId } = await getOwnAccount(manager, userId);
    await manager.update(Account, accountId, {
      hasActiveSubscription: true,
      subscriptionPlan: TRIAL_PLAN,
      subscriptionExpiresAt: trialEnd(this.clock.now()),
    });
    const verified = { accountId, firstName };
    await emit(manager, identityEvents.userVerified, verified, arrival.requestId);
    await this.events.record(manager, 'registered', { userId, ...arrival });
    return saved;
  }
}
