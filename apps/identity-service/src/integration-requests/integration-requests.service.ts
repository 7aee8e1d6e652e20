import { DomainError, identity, identityEvents, type RequestTo } from '@cartaviva/contracts';
import { effectivePlan, normalizedText, planOf, planWith } from '@cartaviva/domain';
import { emit } from '@cartaviva/persistence';
import { Clock } from '@cartaviva/process';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, MoreThan, type EntityManager } from 'typeorm';
import { AccountEvent } from '../account-events/account-event.entity';
import { AccountEventsService } from '../account-events/account-events.service';
import { plainMail } from '../mails/mails';
import { SALES_ADDRESS } from '../mails/sales-address';
import type { Account } from '../accounts/account.entity';
import { lockAccount } from '../accounts/account-rows';

const MAX_REQUESTS_A_DAY = 5;
const DAY_MS = 24 * 3_600_000;
const REQUESTED = 'integration-requested';

@Injectable()
export class IntegrationRequestsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly events: AccountEventsService,
    @Inject(SALES_ADDRESS) private readonly sales: string,
  ) {}

  /**
   * Mails sales the requested integration, and mails the owner a confirmation. Throws PLAN_REQUIRED if the plan has
   * no integrations, and TOO_MANY_REQUESTS after five requests in a day.
   */
  @Handles(identity.integrationRequest.create)
  create(
    { text, phone, userAgent }: RequestTo<typeof identity.integrationRequest.create>,
    { accountId, requestId }: MessageContext,
  ): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const account = await lockAccount(manager, accountId);
      if (!account) throw new DomainError('UNAUTHENTICATED');
      this.requirePlan(account);
      const { owner: user } = account;
      const userId = user.id;
      await this.requireTurn(manager, userId);
      await this.events.record(manager, REQUESTED, { userId, requestId, userAgent });
      const { email, firstName, lastName } = user;
      const toSales = {
        ...plainMail('integration-requested', { email: this.sales, firstName: '' }),
        integrationRequest: {
          ...{ name: `${firstName} ${lastName}`.trim(), email },
          ...{ phone: normalizedText(phone ?? '') || null, text: normalizedText(text) },
        },
      };
      const answer = plainMail('integration-answer', user);
      for (const mail of [toSales, answer]) {
        await emit(manager, identityEvents.mailRequested, mail, requestId);
      }
    });
  }

  private requirePlan({ subscriptionPlan, subscriptionExpiresAt }: Account): void {
    const plan = effectivePlan(subscriptionPlan, subscriptionExpiresAt, this.clock.now());
    if (planOf(plan).entitlements.integrations) return;
    throw new DomainError('PLAN_REQUIRED', { plan: planWith('integrations').id });
  }

  /** The caller locks the account, so concurrent requests are counted one after the other. */
  private async requireTurn(manager: EntityManager, userId: string): Promise<void> {
    const now = this.clock.now().getTime();
    const [oldest, ...later] = await manager.find(AccountEvent, {
      where: { userId, kind: REQUESTED, at: MoreThan(new Date(now - DAY_MS)) },
      order: { position: 'ASC' },
    });
    if (!oldest || later.length + 1 < MAX_REQUESTS_A_DAY) return;
    const retryAfterSeconds = Math.ceil((oldest.at.getTime() + DAY_MS - now) / 1000);
    throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds });
  }
}
