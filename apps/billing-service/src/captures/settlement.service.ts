import { Clock } from '@cartaviva/process';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PaymentMoves } from '../orders/payment-moves';
import { Payment } from '../orders/payment.entity';
import type { PayPalCapture } from '../paypal/paypal-capture';
import { PayPalService } from '../paypal/paypal.service';
import { nextReceiptNumber } from '../receipts/receipt-number';
import { PurchasesService } from '../subscriptions/purchases.service';
import { faultsOf } from './faults-of';
import { mailFailure, mailReceipt } from './payment-mails';

/** Of a capture that is not what was ordered: a person has to look. */
export const UNDER_REVIEW = 'UNDER_REVIEW';

/** Draws the consequence of what PayPal says of a capture: once, whoever hears it, in any order. */
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

  /** No money moved. @param captureId none where PayPal refused to make one */
  async decline(
    payment: Payment,
    failure: string,
    captureId: string | null,
    requestId: string,
  ): Promise<void> {
    const { attempt } = payment;
    await this.dataSource.transaction(async (manager) => {
      const changes = { failure, captureId, attempt: attempt + 1 };
      if (!(await this.moves.move(payment, 'declined', changes, { manager, attempt }))) return;
      await mailFailure(manager, payment, requestId);
    });
  }

  private complete(payment: Payment, captureId: string, requestId: string): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const paidAt = this.clock.now();
      const receiptNumber = await this.numberUnlessPaid(manager, payment, paidAt);
      if (!receiptNumber) return;
      const paid = { captureId, failure: null, paidAt, receiptNumber };
      await this.moves.move(payment, 'completed', paid, { manager });
      const { start, end } = await this.purchases.give(manager, payment, requestId);
      await manager.update(Payment, payment.id, { periodStart: start, periodEnd: end });
      await mailReceipt(manager, payment, receiptNumber, requestId);
    });
  }

  /** A number for the receipt, or nothing where somebody was before us. The row is ours until the end. */
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

  /** Money that moved otherwise than ordered gives nothing, and is not asked about again. */
  private async holdBack(
    payment: Payment,
    capture: PayPalCapture,
    faults: string[],
  ): Promise<void> {
    this.logger.error(`payment ${payment.id}: capture of another ${faults.join(', ')}`);
    const { status, id: captureId } = capture;
    if (payment.failure === UNDER_REVIEW || status === 'DECLINED' || status === 'FAILED') return;
    await this.moves.move(payment, 'pending', { captureId, failure: UNDER_REVIEW });
    await this.dataSource.manager.update(Payment, payment.id, { checkAt: null });
  }

  private refund(payment: Payment, captureId: string, requestId: string): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      if (!(await this.moves.move(payment, 'refunded', { captureId }, { manager }))) return;
      await this.purchases.takeBack(manager, payment, requestId);
    });
  }
}
