import type { PlanId } from '@cartaviva/domain';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What services store belongs to an account. Users are its members; one of them is its owner. */
@Entity('accounts')
export class Account {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'boolean', default: false })
  hasActiveSubscription: boolean;

  @Column({ type: 'text', default: 'free' })
  subscriptionPlan: PlanId;

  @Column({ type: 'timestamptz', nullable: true })
  subscriptionExpiresAt: Date | null;

  /** Version of the last billing event applied. Events with a lower version arrive late and are ignored. */
  @Column({ type: 'integer', default: 0 })
  subscriptionVersion: number;

  /** How often an owner asked for the erasure or took it back. */
  @Column({ type: 'integer', default: 0 })
  closingVersion: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
