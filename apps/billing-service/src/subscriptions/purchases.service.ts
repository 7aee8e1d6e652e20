import type { PlanId } from '@cartaviva/domain';
import { Clock } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { endOf, deriveSubscription, leftAt } from './derived-subscription';
import { Subscription } from './subscription.entity';
import { grantsOf } from './subscription.view';
import { SubscriptionsService } from './subscriptions.service';

/** Days that one payment buys (decisions, "Payment"). */
export const BOUGHT_DAYS = 30;

export interface Purchase {
  readonly id: string;
  readonly accountId: string;
  readonly plan: PlanId;
  readonly amount: string;
}

export interface Period {
  readonly start: Date;
  readonly end: Date;
}

/** Gives bought time and takes refunded time back, in the transaction that records the payment or refund. */
@Injectable()
export class PurchasesService {
  constructor(
    private readonly subscriptions: SubscriptionsService,
    private readonly clock: Clock,
  ) {}

  /** Gives the paid time. A unique index on the payment ID prevents giving it twice. */
  async give(
    manager: EntityManager,
    { id: paymentId, accountId, plan, amount }: Purchase,
    requestId: string,
  ): Promise<Period> {
    await this.subscriptions.lock(manager, accountId);
    const startsAt = this.clock.now();
    const had = grantsOf(await this.subscriptions.rowsOf(accountId, manager));
    const bought = { plan, startsAt, days: BOUGHT_DAYS, isTrial: false };
    const end = new Date(endOf(deriveSubscription([...had, bought])!));
    await manager.insert(Subscription, {
      ...bought,
      ...{ accountId, amount, paymentId, status: 'active', expiresAt: end },
    });
    await this.subscriptions.emit(manager, accountId, requestId);
    const before = deriveSubscription(had);
    const left = before && leftAt(before, startsAt.getTime());
    return { start: left?.plan === plan ? new Date(endOf(left)) : startsAt, end };
  }

  /** Takes back the unused time of a refunded payment. Time from other payments stays. */
  async takeBack(
    manager: EntityManager,
    { id: paymentId }: Pick<Purchase, 'id'>,
    requestId: string,
  ): Promise<void> {
    const bought = await manager.findOneBy(Subscription, { paymentId });
    if (!bought) return;
    // Locks rows before the account, in the same order as the sweep, to avoid deadlocks.
    await manager.find(Subscription, {
      where: { accountId: bought.accountId },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    await manager.update(Subscription, { paymentId }, { status: 'refunded' });
    await this.subscriptions.emit(manager, bought.accountId, requestId);
  }
}
