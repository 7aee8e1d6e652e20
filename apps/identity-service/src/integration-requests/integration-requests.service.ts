import { DomainError, identityEvents, type RequestIntegration } from '@cartaviva/contracts';
import { effectivePlan, normalizedText, planOf, planWith } from '@cartaviva/domain';
import { emit } from '@cartaviva/persistence';
import { Clock } from '@cartaviva/process';
import type { MessageContext } from '@cartaviva/redis-transport';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, MoreThan, type EntityManager } from 'typeorm';
import { AccountEvent } from '../account-events/account-event.entity';
import { AccountEventsService } from '../account-events/account-events.service';
import { plainMail } from '../mails/mails';
import { SALES_ADDRESS } from '../mails/sales-address';
import { lockAccount } from '../users/account-rows';
import type { User } from '../users/user.entity';

/** Requests of one owner in a day. */
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
   * Tells sales what the acting user wants connected, and the user that it was received. PLAN_REQUIRED
   * when their plan has no integrations, TOO_MANY_REQUESTS after five in a day.
   */
  create(
    { userId, requestId }: MessageContext,
    { text, phone, userAgent }: RequestIntegration,
  ): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const user = await lockAccount(manager, { id: userId });
      if (!user) throw new DomainError('UNAUTHENTICATED');
      this.requirePlan(user);
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

  private requirePlan({ subscriptionPlan, subscriptionExpiresAt }: User): void {
    const plan = effectivePlan(subscriptionPlan, subscriptionExpiresAt, this.clock.now());
    if (planOf(plan).entitlements.integrations) return;
    throw new DomainError('PLAN_REQUIRED', { plan: planWith('integrations').id });
  }

  /** The account is locked: requests at once are counted one after the other. */
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
