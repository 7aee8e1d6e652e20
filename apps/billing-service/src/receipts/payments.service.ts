import {
  billing,
  DomainError,
  identity,
  media,
  type FileReply,
  type Page,
  type PageRequest,
  type PaymentRequest,
  type PaymentView,
  type RequestTo,
} from '@cartaviva/contracts';
import { planOf } from '@cartaviva/domain';
import { Handles, MessageClient, type MessageContext } from '@cartaviva/redis-transport';
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
  @Handles(billing.payment.list)
  async list(
    { page, limit }: PageRequest,
    { accountId }: MessageContext,
  ): Promise<Page<PaymentView>> {
    const [payments, total] = await this.dataSource.manager.findAndCount(Payment, {
      where: { accountId, status: Not(In(['created', 'cancelled'])) },
      order: { createdAt: 'DESC', id: 'ASC' },
      skip: (page - 1) * limit,
      take: limit,
    });
    return { rows: payments.map(toPaymentView), total };
  }

  @Handles(billing.payment.get)
  async get({ paymentId }: PaymentRequest, { accountId }: MessageContext): Promise<PaymentView> {
    return toPaymentView(await this.find(paymentId, accountId));
  }

  /** Draws the receipt again for each request, from the stored number and facts. */
  @Handles(billing.payment.receipt)
  async receipt(
    { paymentId }: RequestTo<typeof billing.payment.receipt>,
    { accountId, actor, requestId, deadline }: MessageContext,
  ): Promise<FileReply> {
    const payment = await this.find(paymentId, accountId);
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
    const { pdf, ...lost } = await this.client.call(media.receipt.draw, receipt, context);
    return { fileName: `recibo-${receiptNumber}.pdf`, content: pdf, ...lost };
  }

  private async find(id: string, accountId: string): Promise<Payment> {
    const payment = await this.dataSource.manager.findOneBy(Payment, { id, accountId });
    if (!payment) throw new DomainError('PAYMENT_NOT_FOUND');
    return payment;
  }
}
