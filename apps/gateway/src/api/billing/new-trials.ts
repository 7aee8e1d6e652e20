import { billing, menus, type SubscriptionChanged, type UserView } from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Injectable, Logger } from '@nestjs/common';

/** Longest wait for each of the two services, in milliseconds. */
const TIMEOUT_MS = 1000;

/** The trials of people who have just proved that an address is theirs. */
@Injectable()
export class NewTrials {
  private readonly logger = new Logger(NewTrials.name);

  constructor(private readonly client: MessageClient) {}

  /**
   * Begins the trial, unless there was one, and has it count wherever a plan is asked for, so that the
   * first screen shows it. The account has it already, and its word counts while billing-service is
   * unavailable; events make up for whatever else is late.
   */
  async begin(user: UserView, requestId: string): Promise<void> {
    const { id: userId, role } = user;
    const accountId = user.account.id;
    const asking = {
      actor: { kind: 'user', accountId, userId, role },
      requestId,
      timeoutMs: TIMEOUT_MS,
    } as const;
    const late = (error: unknown) =>
      this.logger.warn({ msg: 'The trial begins late', reason: String(error), requestId });
    const begun = await this.client.call(billing.trial.start, {}, asking).catch(late);
    await this.client
      .call(menus.entitlement.store, begun ?? planOnAccount(user), asking)
      .catch(late);
  }
}

/** What an account says of its plan: older than anything that billing-service decided. */
function planOnAccount(user: UserView): SubscriptionChanged {
  const { subscriptionPlan: plan, subscriptionExpiresAt: expiresAt } = user;
  return { accountId: user.account.id, plan, expiresAt, version: 0 };
}
