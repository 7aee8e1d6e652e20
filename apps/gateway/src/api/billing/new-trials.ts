import { billing, menus, type SubscriptionChanged, type UserView } from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Injectable, Logger } from '@nestjs/common';

/** Timeout for each of the two services, in milliseconds. */
const TIMEOUT_MS = 1000;

/** Starts the trial of a user who has just verified their email address. */
@Injectable()
export class NewTrials {
  private readonly logger = new Logger(NewTrials.name);

  constructor(private readonly client: MessageClient) {}

  /**
   * Starts the trial unless the account already had one, and stores the plan in menus-service so that the first
   * screen shows it. While billing-service is unavailable, the plan from the account is used. Events later correct
   * anything that failed here.
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

/** Returns the plan recorded on the account. Version 0 is older than every decision of billing-service. */
function planOnAccount(user: UserView): SubscriptionChanged {
  const { subscriptionPlan: plan, subscriptionExpiresAt: expiresAt } = user;
  return { accountId: user.account.id, plan, expiresAt, version: 0 };
}
