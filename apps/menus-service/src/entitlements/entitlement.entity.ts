import type { PlanId } from '@cartaviva/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An owner's plan as billing last told it. */
@Entity('entitlements')
export class Entitlement {
  @PrimaryColumn({ type: 'uuid' })
  userId: string;

  @Column({ type: 'text', default: 'free' })
  plan: PlanId;

  @Column({ type: 'timestamptz', nullable: true })
  expiresAt: Date | null;

  /** Of what billing told, in any order, the highest number holds. */
  @Column({ type: 'integer' })
  version: number;
}
