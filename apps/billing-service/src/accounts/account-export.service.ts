import { billing, type ExportedContent, type Nothing } from '@cartaviva/contracts';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Payment } from '../orders/payment.entity';
import { toPaymentView } from '../receipts/payment.view';
import { Subscription } from '../subscriptions/subscription.entity';

@Injectable()
export class AccountExportService {
  constructor(private readonly dataSource: DataSource) {}

  @Handles(billing.account.export)
  async export(_: Nothing, { accountId }: MessageContext): Promise<ExportedContent> {
    const subscriptions = await this.dataSource.manager.find(Subscription, {
      where: { accountId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    const payments = await this.dataSource.manager.find(Payment, {
      where: { accountId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    return { subscriptions: subscriptions.map(exported), payments: payments.map(exportedPayment) };
  }
}

const exportedPayment = (payment: Payment) => ({
  ...toPaymentView(payment),
  ...{ paypalOrderId: payment.orderId, paypalCaptureId: payment.captureId },
});

function exported(subscription: Subscription) {
  const { id, plan, status, isTrial, amount, currency, paypalSubscriptionId } = subscription;
  const { startsAt, expiresAt, createdAt, updatedAt } = subscription;
  return {
    ...{ id, plan, status, isTrial, amount, currency, paypalSubscriptionId },
    expiresAt: expiresAt?.toISOString() ?? null,
    startsAt: startsAt.toISOString(),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
