import type { PlanId } from '@cartaviva/domain';
import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm';

/** A plan that an account has or had for some time (specification §3, "subscriptions"). */
@Entity('subscriptions')
export class Subscription {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'uuid' })
  accountId: string;

  @Column({ type: 'text' })
  plan: PlanId;

  /**
   * The sweep sets `expired` after the end; views compute the current state instead. Views ignore `refunded` and
   * `ended`. `ended` marks a transfer of the account.
   */
  @Column({ type: 'text' })
  status: 'active' | 'expired' | 'refunded' | 'ended';

  /** Marks the 14-day trial that comes with a verified registration. An account gets at most one. */
  @Column({ type: 'boolean', default: false })
  isTrial: boolean;

  @Column({ type: 'text', nullable: true })
  paypalSubscriptionId: string | null;

  /** Price paid, as a decimal string. */
  @Column({ type: 'numeric', precision: 10, scale: 2 })
  amount: string;

  @Column({ type: 'text', default: 'USD' })
  currency: string;

  /** Moment of the purchase or grant. Its time may start later, after the time that the account already had. */
  @Column({ type: 'timestamptz' })
  startsAt: Date;

  /** Days that it adds; null for an administrator's grant, which ends at `expiresAt`. */
  @Column({ type: 'integer', nullable: true })
  days: number | null;

  /** End of the account's plan; null for a grant without an end. */
  @Column({ type: 'timestamptz', nullable: true })
  expiresAt: Date | null;

  @Column({ type: 'uuid', nullable: true })
  paymentId: string | null;

  /** Time of the cancellation, which stops renewal reminders. */
  @Column({ type: 'timestamptz', nullable: true })
  cancelledAt: Date | null;

  @Column({ type: 'uuid', nullable: true })
  grantedBy: string | null;

  @Column({ type: 'uuid', nullable: true })
  revokedBy: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
