import { identityEvents, type AccountErased } from '@cartaviva/contracts';
import { deleteRows } from '@cartaviva/persistence';
import { Listens } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { PayPalWebhook } from '../webhooks/paypal-webhook.entity';
import { Payment } from '../orders/payment.entity';
import { Subscription } from '../subscriptions/subscription.entity';
import { ACCOUNT_TABLES } from './account-tables';

/** Erases an account's personal data. Payments stay for bookkeeping, but no longer identify anyone. */
@Injectable()
export class AccountErasureService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Reassigns the account's payments and subscriptions to a random ID that is stored nowhere else. Active
   * subscriptions expire, so that the sweep emits no events for them. A repeated call changes nothing.
   */
  @Listens(identityEvents.accountErased)
  async forget({ accountId }: AccountErased): Promise<void> {
    const nobody = { accountId: randomUUID() };
    await this.dataSource.transaction(async (manager) => {
      const theirs = manager
        .createQueryBuilder(Payment, 'payment')
        .select('id')
        .where('payment.account_id = :accountId', { accountId });
      await manager
        .createQueryBuilder()
        .delete()
        .from(PayPalWebhook)
        .where(`payment_id IN (${theirs.getQuery()})`, theirs.getParameters())
        .execute();
      await manager.update(Payment, { accountId }, { ...nobody, checkAt: null });
      await manager.update(Subscription, { accountId, status: 'active' }, { status: 'expired' });
      await manager.update(Subscription, { accountId }, nobody);
      await deleteRows(manager, ACCOUNT_TABLES, accountId);
    });
  }
}
