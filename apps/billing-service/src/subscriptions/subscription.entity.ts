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
  userId: string;

  @Column({ type: 'text' })
  plan: PlanId;

  /** `expired` once the sweep has told everybody; what counts in between is `expiresAt`. */
  @Column({ type: 'text' })
  status: 'active' | 'expired';

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

  /** Null for one that was granted without an end. */
  @Column({ type: 'timestamptz', nullable: true })
  expiresAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
