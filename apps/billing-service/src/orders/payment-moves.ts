import { Clock } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Payment, type PaymentStatus } from './payment.entity';

/**
 * Allowed previous states of each payment state. A completed payment can only be refunded, and `refunded` is final.
 */
const FROM: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  created: ['capturing'],
  approved: ['created'],
  capturing: ['created', 'approved', 'capturing', 'cancelled', 'declined'],
  pending: ['created', 'approved', 'capturing', 'cancelled', 'declined', 'pending'],
  completed: ['created', 'approved', 'capturing', 'cancelled', 'declined', 'pending'],
  declined: ['created', 'approved', 'capturing', 'cancelled', 'pending'],
  cancelled: ['created', 'approved', 'capturing'],
  refunded: ['created', 'approved', 'capturing', 'cancelled', 'declined', 'pending', 'completed'],
};

/** Milliseconds until the reconciler asks PayPal about a payment in each state. */
const CHECK_MS: Partial<Record<PaymentStatus, number>> = {
  created: 60_000,
  approved: 30_000,
  capturing: 30_000,
  pending: 60_000,
  completed: 24 * 3_600_000,
};

type Changes = Partial<
  Pick<Payment, 'attempt' | 'captureId' | 'failure' | 'receiptNumber' | 'paidAt'>
>;

/** Changes the state of payments. Each change is one statement that checks the previous state. */
@Injectable()
export class PaymentMoves {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns true if this call changed the state.
   * @param attempt changes the state only if the payment is still at this attempt
   */
  async move(
    { id }: Pick<Payment, 'id'>,
    to: PaymentStatus,
    changes: Changes = {},
    {
      manager = this.dataSource.manager,
      attempt,
    }: { manager?: EntityManager; attempt?: number } = {},
  ): Promise<boolean> {
    const update = manager
      .createQueryBuilder()
      .update(Payment)
      .set({ ...changes, status: to, checks: 0, checkAt: this.checkAt(to) })
      .where('id = :id AND status IN (:...from)', { id, from: FROM[to] });
    if (attempt !== undefined) update.andWhere('attempt = :attempt', { attempt });
    const { affected } = await update.execute();
    return affected === 1;
  }

  checkAt(status: PaymentStatus): Date | null {
    const wait = CHECK_MS[status];
    return wait === undefined ? null : new Date(this.clock.now().getTime() + wait);
  }
}
