import {
  billing,
  identityEvents,
  type Nothing,
  type SubscriptionChanged,
  type UserVerified,
} from '@cartaviva/contracts';
import { TRIAL_DAYS, TRIAL_PLAN, trialEnd } from '@cartaviva/domain';
import { Clock } from '@cartaviva/process';
import { Handles, Listens, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Subscription } from '../subscriptions/subscription.entity';
import { SubscriptionsService } from '../subscriptions/subscriptions.service';

/** Trial days after a verified registration (specification §9). */
@Injectable()
export class TrialService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly subscriptions: SubscriptionsService,
    private readonly clock: Clock,
  ) {}

  @Listens(identityEvents.userVerified)
  async userVerified({ accountId }: UserVerified, { requestId }: MessageContext): Promise<void> {
    await this.begin(accountId, requestId);
  }

  @Handles(billing.trial.start)
  start(_: Nothing, { accountId, requestId }: MessageContext): Promise<SubscriptionChanged> {
    return this.begin(accountId, requestId);
  }

  /**
   * Starts the trial once per account. A unique index makes a second start change nothing.
   * @returns the current plan with the lowest version, so that any later event replaces it
   */
  private async begin(accountId: string, requestId: string): Promise<SubscriptionChanged> {
    const startsAt = this.clock.now();
    await this.dataSource.transaction(async (manager) => {
      const started = await manager
        .createQueryBuilder()
        .insert()
        .into(Subscription)
        .values({
          accountId,
          plan: TRIAL_PLAN,
          status: 'active',
          isTrial: true,
          amount: '0.00',
          startsAt,
          days: TRIAL_DAYS,
          expiresAt: trialEnd(startsAt),
        })
        .orIgnore()
        .returning('id')
        .execute();
      const isNew = (started.raw as unknown[]).length > 0;
      if (isNew) await this.subscriptions.emit(manager, accountId, requestId);
    });
    const { plan, expiresAt } = await this.subscriptions.get(accountId);
    return { accountId, plan, expiresAt, version: 1 };
  }
}
