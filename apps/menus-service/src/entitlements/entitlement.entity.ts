import type { PlanId } from '@cartaviva/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An owner's plan, by the newest event of billing-service. */
@Entity('entitlements')
export class Entitlement {
  @PrimaryColumn({ type: 'uuid' })
  accountId: string;

  @Column({ type: 'text', default: 'free' })
  plan: PlanId;

  @Column({ type: 'timestamptz', nullable: true })
  expiresAt: Date | null;

  /** Events of billing-service arrive in any order: the highest number counts. */
  @Column({ type: 'integer' })
  version: number;
}
