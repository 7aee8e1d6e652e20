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

/** People who just proved that an address is theirs. */
@Injectable()
export class NewcomersService {
  constructor(
    private readonly events: AccountEventsService,
    private readonly clock: Clock,
  ) {}

  /**
   * The account is theirs as it stands in `user`, and their trial starts. It is on the account with the
   * proof itself, whoever else is late: billing-service starts the same one, and its word, of whatever
   * version, takes the place of this one. The caller holds the user's row.
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
