import type { PaymentState } from '@cartaviva/contracts';
import type { PlanId } from '@cartaviva/domain';
import { Column, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

/** `capturing` means that PayPal was asked for the money and may have taken it. */
export type PaymentStatus = PaymentState | 'capturing';

/** An order and its payment (specification §3, "Payment order"). */
@Entity('payments')
export class Payment {
  /** Is also the custom ID of the order at PayPal, and part of the request IDs. */
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'uuid' })
  accountId: string;

  @Column({ type: 'text' })
  plan: PlanId;

  /** Decimal string in US dollars. */
  @Column({ type: 'numeric', precision: 10, scale: 2 })
  amount: string;

  @Column({ type: 'text' })
  currency: string;

  @Column({ type: 'text' })
  status: PaymentStatus;

  /** Increases with each declined capture, because its request ID cannot be used again. */
  @Column({ type: 'integer' })
  attempt: number;

  /** ID of the order at PayPal; null until PayPal answers. */
  @Column({ type: 'text', nullable: true })
  orderId: string | null;

  @Column({ type: 'text', nullable: true })
  captureId: string | null;

  /** Issue from PayPal, or a code of ours, for a payment that failed or waits. */
  @Column({ type: 'text', nullable: true })
  failure: string | null;

  @Column({ type: 'text', nullable: true })
  receiptNumber: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  periodStart: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  periodEnd: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  paidAt: Date | null;

  /** Time of the reconciler's next check; null if no state change is expected. */
  @Column({ type: 'timestamptz', nullable: true })
  checkAt: Date | null;

  @Column({ type: 'integer' })
  checks: number;

  @Column({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
