import { billing, DomainError, type RequestTo } from '@cartaviva/contracts';
import { Clock } from '@cartaviva/process';
import { Handles } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Payment } from '../orders/payment.entity';
import { readWebhook, type WebhookEvent } from '../paypal/webhook-event';
import { PayPalUnavailable } from '../paypal/paypal.failures';
import { PayPalService, type TimeLimit } from '../paypal/paypal.service';
import { ReconciliationService } from '../reconciler/reconciliation.service';
import { PayPalWebhook } from './paypal-webhook.entity';

/** Together with one second for the certificate, it stays within the gateway's limit of four seconds. */
const TO_ASK: TimeLimit = { withinMs: 1500 };

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Handles PayPal's webhooks. A webhook only says that something happened to a payment; its current state is read from
 * PayPal. The order, repetition, and age of webhooks therefore do not matter.
 */
@Injectable()
export class PayPalWebhooksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly paypal: PayPalService,
    private readonly reconciliation: ReconciliationService,
    private readonly clock: Clock,
  ) {}

  /**
   * Anyone can send a webhook until its signature is checked, so few of them may run at once.
   * @throws DomainError NOTICE_FORGED if the signature is invalid, or UNAVAILABLE if PayPal must send it again
   */
  @Handles(billing.webhook.receive, { atOnce: 4, maxWaiting: 60 })
  async receive({
    headers,
    body: base64,
  }: RequestTo<typeof billing.webhook.receive>): Promise<void> {
    const bytes = Buffer.from(base64, 'base64');
    try {
      const isPayPals = await this.paypal.verifyWebhook(headers, bytes);
      if (!isPayPals) throw new DomainError('NOTICE_FORGED');
      const webhook = readWebhook(bytes);
      if (webhook) await this.handle(webhook, bytes.toString());
    } catch (error) {
      if (error instanceof PayPalUnavailable) throw new DomainError('UNAVAILABLE');
      throw error;
    }
  }

  private async handle(webhook: WebhookEvent, body: string): Promise<void> {
    const { manager } = this.dataSource;
    const { id, type } = webhook;
    const payment = await this.paymentOf(webhook);
    const receivedAt = this.clock.now();
    const values = { id, type, body, receivedAt, paymentId: payment?.id ?? null };
    await manager
      .createQueryBuilder()
      .insert()
      .into(PayPalWebhook)
      .values(values)
      .orIgnore()
      .execute();
    const stored = await manager.findOneByOrFail(PayPalWebhook, { id });
    if (stored.handledAt) return;
    if (payment) await this.reconciliation.reconcile(payment, TO_ASK);
    await manager.update(PayPalWebhook, id, { handledAt: this.clock.now() });
  }

  private async paymentOf({ orderId, captureId, customId }: WebhookEvent): Promise<Payment | null> {
    const known = [
      ...(orderId ? [{ orderId }] : []),
      ...(captureId ? [{ captureId }] : []),
      ...(customId && UUID.test(customId) ? [{ id: customId }] : []),
    ];
    return known.length > 0 ? this.dataSource.manager.findOneBy(Payment, known) : null;
  }
}
