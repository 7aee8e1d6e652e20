import { billing, type Nothing, type SubscriptionView } from '@cartaviva/contracts';
import { Clock } from '@cartaviva/process';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Subscription } from './subscription.entity';
import { latestOf } from './subscription.view';
import { SubscriptionsService } from './subscriptions.service';

/**
 * Cancellation at any time (specification §1). No plan renews itself, so canceling only stops reminders. Paid time is
 * kept to its end, and another payment withdraws the cancellation.
 */
@Injectable()
export class CancellationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly subscriptions: SubscriptionsService,
    private readonly clock: Clock,
  ) {}

  @Handles(billing.subscription.cancel)
  cancel(_: Nothing, { accountId }: MessageContext): Promise<SubscriptionView> {
    return this.note(accountId, this.clock.now());
  }

  @Handles(billing.subscription.resume)
  resume(_: Nothing, { accountId }: MessageContext): Promise<SubscriptionView> {
    return this.note(accountId, null);
  }

  private note(accountId: string, cancelledAt: Date | null): Promise<SubscriptionView> {
    return this.dataSource.transaction(async (manager) => {
      await this.subscriptions.lock(manager, accountId);
      const latest = latestOf(await this.subscriptions.rowsOf(accountId, manager));
      if (latest) await manager.update(Subscription, latest.id, { cancelledAt });
      return this.subscriptions.get(accountId, manager);
    });
  }
}
