import type { PlanId } from '@cartaviva/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Plan of an account, from the newest event of billing-service. */
@Entity('entitlements')
export class Entitlement {
  @PrimaryColumn({ type: 'uuid' })
  accountId: string;

  @Column({ type: 'text', default: 'free' })
  plan: PlanId;

  @Column({ type: 'timestamptz', nullable: true })
  expiresAt: Date | null;

  /** Highest version seen, because events of billing-service may arrive out of order. */
  @Column({ type: 'integer' })
  version: number;
}
