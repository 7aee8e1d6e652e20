import { billing, DomainError, type RequestTo, type SubscriptionView } from '@cartaviva/contracts';
import { getMoment, RULE_MESSAGES } from '@cartaviva/domain';
import { Clock } from '@cartaviva/process';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { Subscription } from './subscription.entity';
import { SubscriptionsService } from './subscriptions.service';

/** Grants of the plan Empresarial, which only an administrator can make (decisions, "Payment"). */
@Injectable()
export class AdminGrantsService {
  private readonly logger = new Logger(AdminGrantsService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly subscriptions: SubscriptionsService,
    private readonly clock: Clock,
  ) {}

  /** Replaces the previous grant. `free` only revokes it and keeps the plans that the owner bought. */
  @Handles(billing.subscription.grant)
  async grant(
    { accountId, plan, expiresAt }: RequestTo<typeof billing.subscription.grant>,
    { actor, requestId }: MessageContext,
  ): Promise<SubscriptionView> {
    if (actor.kind !== 'user' || actor.role !== 'admin') throw new DomainError('FORBIDDEN');
    const now = this.clock.now();
    const end = expiresAt === null ? null : getMoment(expiresAt);
    if (end && end <= now)
      throw new DomainError('INVALID_INPUT', { fields: { expiresAt: RULE_MESSAGES.keyExpiry } });
    this.logger.log(
      `${actor.userId} gives ${accountId} ${plan} until ${expiresAt ?? 'further notice'}`,
    );
    return this.dataSource.transaction(async (manager) => {
      const running = { accountId, status: 'active', days: IsNull() } as const;
      const rows = await manager.find(Subscription, {
        where: running,
        order: { id: 'ASC' },
        lock: { mode: 'pessimistic_write' },
      });
      await this.subscriptions.lock(manager, accountId);
      const over = { status: 'expired', expiresAt: now, revokedBy: actor.userId } as const;
      for (const { id } of rows) await manager.update(Subscription, id, over);
      if (plan === 'empresarial') {
        await manager.insert(Subscription, {
          ...{ accountId, plan, status: 'active', amount: '0.00', days: null },
          ...{ startsAt: now, expiresAt: end, grantedBy: actor.userId },
        });
      }
      await this.subscriptions.emit(manager, accountId, requestId);
      return this.subscriptions.get(accountId, manager);
    });
  }
}
