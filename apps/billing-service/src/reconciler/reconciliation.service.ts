import { Clock } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { CapturesService, GONE } from '../captures/captures.service';
import { SettlementService } from '../captures/settlement.service';
import { PaymentMoves } from '../orders/payment-moves';
import { Payment } from '../orders/payment.entity';
import { PayPalRefused } from '../paypal/paypal.failures';
import { PayPalService, type TimeLimit } from '../paypal/paypal.service';

/** Milliseconds after which nobody can approve an order whose PayPal ID never reached us. */
const ABANDONED_AFTER_MS = 3 * 3_600_000;

/**
 * Asks PayPal for the state of a payment and applies it.
 * @throws PayPalUnavailable if PayPal gives no answer
 */
@Injectable()
export class ReconciliationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly paypal: PayPalService,
    private readonly captures: CapturesService,
    private readonly settlement: SettlementService,
    private readonly moves: PaymentMoves,
    private readonly clock: Clock,
  ) {}

  async reconcile({ id }: Pick<Payment, 'id'>, limit?: TimeLimit): Promise<void> {
    const payment = await this.dataSource.manager.findOneByOrFail(Payment, { id });
    const { captureId, orderId } = payment;
    if (captureId) {
      const capture = await this.paypal.captureDetails(captureId, limit);
      await this.settlement.settle(payment, capture, randomUUID());
    } else if (orderId) {
      await this.askOrder(payment, orderId, limit);
    } else {
      await this.forgetUnordered(payment);
    }
  }

  private async askOrder(payment: Payment, orderId: string, limit?: TimeLimit): Promise<void> {
    const order = await this.paypal.order(orderId, limit).catch((error: unknown) => {
      if (error instanceof PayPalRefused && GONE.includes(error.issue)) return undefined;
      throw error;
    });
    if (!order || order.status === 'VOIDED') {
      await this.moves.move(payment, 'cancelled', { failure: 'EXPIRED' });
    } else if (order.capture) {
      await this.settlement.settle(payment, order.capture, randomUUID());
    } else if (order.status === 'APPROVED') {
      await this.takeApproved(payment);
    } else if (payment.status === 'capturing') {
      await this.captures.reopen(payment);
    }
  }

  /** Captures the order of a payer who approved it and closed the page. A declined payment is left alone. */
  private async takeApproved(payment: Payment): Promise<void> {
    const { status } = payment;
    if (status === 'created') await this.moves.move(payment, 'approved');
    if (status === 'created' || status === 'approved' || status === 'capturing') {
      await this.captures.take(payment);
    }
  }

  private async forgetUnordered(payment: Payment): Promise<void> {
    const age = this.clock.now().getTime() - payment.createdAt.getTime();
    if (age > ABANDONED_AFTER_MS)
      await this.moves.move(payment, 'cancelled', { failure: 'ABANDONED' });
  }
}
