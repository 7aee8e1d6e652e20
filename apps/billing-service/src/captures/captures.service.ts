import { billing, DomainError, type CaptureView, type RequestTo } from '@cartaviva/contracts';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { OrdersService } from '../orders/orders.service';
import { PaymentMoves } from '../orders/payment-moves';
import { Payment } from '../orders/payment.entity';
import { WHILE_ASKED } from '../paypal/asked-in-time';
import { PayPalUnavailable, PayPalRefused } from '../paypal/paypal.failures';
import { PayPalService } from '../paypal/paypal.service';
import { toCaptureView } from './capture.view';
import { SettlementService } from './settlement.service';

const NOT_APPROVED = ['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED'];
/** PayPal's issues for an order that does not exist. PayPal deletes an unpaid order after three hours. */
export const GONE = ['INVALID_RESOURCE_ID', 'RESOURCE_NOT_FOUND', 'ORDER_EXPIRED'];

/**
 * Captures orders. Concurrent requests share one PayPal request ID, so PayPal captures once. Only one request settles
 * the result, and all of them return it.
 */
@Injectable()
export class CapturesService {
  /** Captures in progress in this process, keyed by payment ID and attempt. */
  private readonly underWay = new Map<string, Promise<void>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly paypal: PayPalService,
    private readonly orders: OrdersService,
    private readonly moves: PaymentMoves,
    private readonly settlement: SettlementService,
  ) {}

  @Handles(billing.order.capture)
  async capture(
    { orderId }: RequestTo<typeof billing.order.capture>,
    { accountId }: MessageContext,
  ): Promise<CaptureView> {
    const payment = await this.orders.find(orderId, accountId);
    const isOpen = payment.status !== 'declined' || payment.captureId === null;
    if (!payment.paidAt && payment.status !== 'pending' && isOpen) await this.take(payment);
    const after = await this.dataSource.manager.findOneByOrFail(Payment, { id: payment.id });
    if (after.status === 'declined') throw new DomainError('PAYMENT_DECLINED');
    const view = toCaptureView(after);
    if (!view) throw new DomainError('ORDER_NOT_APPROVED');
    return view;
  }

  /** @throws DomainError UNAVAILABLE if the outcome is unknown; the reconciler settles the payment later */
  async take(payment: Payment): Promise<void> {
    const key = `${payment.id}-${payment.attempt}`;
    const running = this.underWay.get(key);
    if (running) return running;
    const taking = this.takeOnce(payment, `capture-${key}`).finally(() =>
      this.underWay.delete(key),
    );
    this.underWay.set(key, taking);
    return taking;
  }

  private async takeOnce(payment: Payment, requestId: string): Promise<void> {
    const { orderId, attempt } = payment;
    if (orderId === null) return;
    if (!(await this.moves.move(payment, 'capturing', {}, { attempt }))) return;
    try {
      const capture = await this.paypal.capture(orderId, requestId, WHILE_ASKED);
      await this.settlement.settle(payment, capture, randomUUID());
    } catch (error) {
      if (error instanceof PayPalUnavailable) throw new DomainError('UNAVAILABLE');
      if (!(error instanceof PayPalRefused)) throw error;
      await this.refused(payment, error.issue);
    }
  }

  private async refused(payment: Payment, issue: string): Promise<void> {
    if (NOT_APPROVED.includes(issue)) return this.reopen(payment);
    if (GONE.includes(issue)) {
      await this.moves.move(payment, 'cancelled', { failure: 'EXPIRED' });
    } else {
      await this.settlement.decline(payment, issue, null, randomUUID());
    }
  }

  /** Moves the payment back to `created`, or cancels it if the payer has begun another order of the plan. */
  async reopen(payment: Payment): Promise<void> {
    const { attempt } = payment;
    const reopened = this.moves.move(payment, 'created', {}, { attempt });
    await reopened.catch(() => this.moves.move(payment, 'cancelled', {}, { attempt }));
  }
}
