import {
  DomainError,
  identity,
  media,
  type Page,
  type PageRequest,
  type PaymentView,
  type NamedDocument,
} from '@cartaviva/contracts';
import { planOf } from '@cartaviva/domain';
import { MessageClient, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource, In, Not } from 'typeorm';
import { Payment } from '../orders/payment.entity';
import { toPaymentView } from './payment.view';

/** Payments of an account and their receipts. Another account's payment is reported as missing. */
@Injectable()
export class PaymentsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly client: MessageClient,
  ) {}

  /** Lists the newest payments first, without orders that nobody tried to pay. */
  async list({ page, limit }: PageRequest, accountId: string): Promise<Page<PaymentView>> {
    const [payments, total] = await this.dataSource.manager.findAndCount(Payment, {
      where: { accountId, status: Not(In(['created', 'cancelled'])) },
      order: { createdAt: 'DESC', id: 'ASC' },
      skip: (page - 1) * limit,
      take: limit,
    });
    return { rows: payments.map(toPaymentView), total };
  }

  async get(id: string, accountId: string): Promise<PaymentView> {
    return toPaymentView(await this.find(id, accountId));
  }

  /** Draws the receipt again for each request, from the stored number and facts. */
  async receipt(
    id: string,
    { accountId, actor, requestId, deadline }: MessageContext,
  ): Promise<NamedDocument> {
    const payment = await this.find(id, accountId);
    const { plan, amount, currency } = payment;
    const { receiptNumber, paidAt, periodStart, periodEnd } = toPaymentView(payment);
    if (!receiptNumber || !paidAt || !periodStart || !periodEnd) {
      throw new DomainError('PAYMENT_NOT_FOUND');
    }
    const context = { actor, requestId, deadline };
    const { firstName, lastName, email } = await this.client.call(identity.user.get, {}, context);
    const receipt = {
      ...{ receiptNumber, amount, currency, paidAt, periodStart, periodEnd },
      planName: planOf(plan).name,
      payerName: `${firstName} ${lastName}`.trim(),
      payerEmail: email,
    };
    const drawn = await this.client.call(media.receipt.draw, receipt, context);
    return { ...drawn, fileName: `recibo-${receiptNumber}.pdf` };
  }

  private async find(id: string, accountId: string): Promise<Payment> {
    const payment = await this.dataSource.manager.findOneBy(Payment, { id, accountId });
    if (!payment) throw new DomainError('PAYMENT_NOT_FOUND');
    return payment;
  }
}
