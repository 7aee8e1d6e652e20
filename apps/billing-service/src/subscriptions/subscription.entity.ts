import type { PlanId } from '@cartaviva/domain';
import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm';

/** A plan that a user has or had for some time (specification §3, "subscriptions"). */
@Entity('subscriptions')
export class Subscription {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'uuid' })
  accountId: string;

  @Column({ type: 'text' })
  plan: PlanId;

  /**
   * `expired` once the sweep has told everybody; what counts in between is computed. What is
   * `refunded` is as if it had never been, and so is what `ended` with a transfer of an account.
   */
  @Column({ type: 'text' })
  status: 'active' | 'expired' | 'refunded' | 'ended';

  /** The 14 days that come with a verified registration; one per user, ever. */
  @Column({ type: 'boolean', default: false })
  isTrial: boolean;

  @Column({ type: 'text', nullable: true })
  paypalSubscriptionId: string | null;

  /** What was paid for it, as a decimal string. */
  @Column({ type: 'numeric', precision: 10, scale: 2 })
  amount: string;

  @Column({ type: 'text', default: 'USD' })
  currency: string;

  /** When it was got; it runs behind what its user had at that moment. */
  @Column({ type: 'timestamptz' })
  startsAt: Date;

  /** How much time it brings; null for what an admin granted, which brings what they said. */
  @Column({ type: 'integer', nullable: true })
  days: number | null;

  /** Until when its user had a plan, once they got it. Null for one that was granted without an end. */
  @Column({ type: 'timestamptz', nullable: true })
  expiresAt: Date | null;

  @Column({ type: 'uuid', nullable: true })
  paymentId: string | null;

  /** Since when its owner wants no more reminders to renew it. */
  @Column({ type: 'timestamptz', nullable: true })
  cancelledAt: Date | null;

  /** The admin who granted it. */
  @Column({ type: 'uuid', nullable: true })
  grantedBy: string | null;

  /** The admin who took it back before its end. */
  @Column({ type: 'uuid', nullable: true })
  revokedBy: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
