import { Clock } from '@cartaviva/process';
import { Injectable, Logger } from '@nestjs/common';
import { Counter } from 'prom-client';
import { DataSource, type EntityManager } from 'typeorm';
import { PaymentMoves } from '../orders/payment-moves';
import { Payment } from '../orders/payment.entity';
import type { PayPalCapture } from '../paypal/paypal-capture';
import { PayPalService } from '../paypal/paypal.service';
import { nextReceiptNumber } from '../receipts/receipt-number';
import { PurchasesService } from '../subscriptions/purchases.service';
import { faultsOf } from './faults-of';
import { mailFailure, mailReceipt } from './payment-mails';

/** Failure code of a capture that differs from its order, so that a person must review it. */
export const UNDER_REVIEW = 'UNDER_REVIEW';

const OUTCOMES = ['captured', 'declined', 'refunded', 'under-review'] as const;

const payments = new Counter({
  name: 'payments_total',
  help: 'Payments by what PayPal said: captured, declined, refunded, or under-review (a person has to look)',
  labelNames: ['outcome'],
});
// Starts each counter at 0, because Prometheus measures increases from the first value that it sees.
for (const outcome of OUTCOMES) payments.inc({ outcome }, 0);

/** Applies the state of a PayPal capture to its payment, once, even if reports repeat or arrive out of order. */
@Injectable()
export class SettlementService {
  private readonly logger = new Logger(SettlementService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly paypal: PayPalService,
    private readonly moves: PaymentMoves,
    private readonly purchases: PurchasesService,
    private readonly clock: Clock,
  ) {}

  async settle(payment: Payment, capture: PayPalCapture, requestId: string): Promise<void> {
    const faults = faultsOf(payment, capture, (payee) => this.paypal.isOurs(payee));
    const moneyIsBack = capture.status === 'REFUNDED';
    if (faults.length > 0 && !moneyIsBack) return this.holdBack(payment, capture, faults);
    switch (capture.status) {
      case 'COMPLETED':
      case 'PARTIALLY_REFUNDED':
        return this.complete(payment, capture.id, requestId);
      case 'PENDING':
        return this.wait(payment, capture);
      case 'DECLINED':
      case 'FAILED':
        return this.decline(payment, capture.reason ?? capture.status, capture.id, requestId);
      case 'REFUNDED':
        return this.refund(payment, capture.id, requestId);
    }
  }

  /**
   * Declines a payment for which no money moved.
   * @param captureId null if PayPal refused to create a capture
   */
  async decline(
    payment: Payment,
    failure: string,
    captureId: string | null,
    requestId: string,
  ): Promise<void> {
    const { attempt } = payment;
    await this.counted('declined', async (manager) => {
      const changes = { failure, captureId, attempt: attempt + 1 };
      if (!(await this.moves.move(payment, 'declined', changes, { manager, attempt })))
        return false;
      await mailFailure(manager, payment, requestId);
      return true;
    });
  }

  private complete(payment: Payment, captureId: string, requestId: string): Promise<void> {
    return this.counted('captured', async (manager) => {
      const paidAt = this.clock.now();
      const receiptNumber = await this.numberUnlessPaid(manager, payment, paidAt);
      if (!receiptNumber) return false;
      const paid = { captureId, failure: null, paidAt, receiptNumber };
      await this.moves.move(payment, 'completed', paid, { manager });
      const { start, end } = await this.purchases.give(manager, payment, requestId);
      await manager.update(Payment, payment.id, { periodStart: start, periodEnd: end });
      await mailReceipt(manager, payment, receiptNumber, requestId);
      return true;
    });
  }

  /**
   * Returns the next receipt number, or undefined if another transaction already settled the payment. Locks the
   * payment's row until the transaction ends.
   */
  private async numberUnlessPaid(manager: EntityManager, { id }: Payment, paidAt: Date) {
    const row = await manager.findOneOrFail(Payment, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    const isOver = row.status === 'completed' || row.status === 'refunded';
    return isOver ? undefined : nextReceiptNumber(manager, paidAt);
  }

  private async wait(payment: Payment, { id: captureId, reason }: PayPalCapture): Promise<void> {
    if (payment.status === 'pending') return;
    await this.moves.move(payment, 'pending', { captureId, failure: reason });
  }

  /** Holds a payment for review if its capture differs from its order. The reconciler stops checking it. */
  private async holdBack(
    payment: Payment,
    capture: PayPalCapture,
    faults: string[],
  ): Promise<void> {
    this.logger.error(`payment ${payment.id}: capture of another ${faults.join(', ')}`);
    const { status, id: captureId } = capture;
    if (payment.failure === UNDER_REVIEW || status === 'DECLINED' || status === 'FAILED') return;
    const isMoved = await this.moves.move(payment, 'pending', { captureId, failure: UNDER_REVIEW });
    if (isMoved) payments.inc({ outcome: 'under-review' });
    await this.dataSource.manager.update(Payment, payment.id, { checkAt: null });
  }

  private refund(payment: Payment, captureId: string, requestId: string): Promise<void> {
    return this.counted('refunded', async (manager) => {
      if (!(await this.moves.move(payment, 'refunded', { captureId }, { manager }))) return false;
      await this.purchases.takeBack(manager, payment, requestId);
      return true;
    });
  }

  /** Commits `change`, and counts the payment if `change` returns true. */
  private async counted(
    outcome: (typeof OUTCOMES)[number],
    change: (manager: EntityManager) => Promise<boolean>,
  ): Promise<void> {
    if (await this.dataSource.transaction(change)) payments.inc({ outcome });
  }
}
