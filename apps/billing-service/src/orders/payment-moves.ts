import { Clock } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Payment, type PaymentStatus } from './payment.entity';

/**
 * Every way that a payment may go; where PayPal says that money moved, it has the last word. What is
 * paid can only be refunded, and what is refunded stays so.
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

/** Time until PayPal is asked about what should have happened by then. */
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

/** Moves payments from state to state, each in one statement that finds only where it may start. */
@Injectable()
export class PaymentMoves {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Whether it was this call that moved it.
   * @param attempt of a move that only the outcome of this attempt may make
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

  /** When to ask about a payment that has just come to this state. */
  checkAt(status: PaymentStatus): Date | null {
    const wait = CHECK_MS[status];
    return wait === undefined ? null : new Date(this.clock.now().getTime() + wait);
  }
}
