import type { PlanId } from '@cartaviva/domain';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Owner of all stored data. Users are members of accounts, and each account has exactly one owner among them. */
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

  /** Number of times that an owner has requested the erasure or cancelled it. */
  @Column({ type: 'integer', default: 0 })
  closingVersion: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
