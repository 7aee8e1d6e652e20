import type { PaymentState } from '@cartaviva/contracts';
import type { PlanId } from '@cartaviva/domain';
import { Column, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

/** `capturing`: PayPal was asked for the money and may have taken it. */
export type PaymentStatus = PaymentState | 'capturing';

/** An order and what became of it (specification §3, "Payment order"). */
@Entity('payments')
export class Payment {
  /** Ours at PayPal, too: orders carry it, and its requests are known by it. */
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'uuid' })
  accountId: string;

  @Column({ type: 'text' })
  plan: PlanId;

  /** US dollars, as a decimal string. */
  @Column({ type: 'numeric', precision: 10, scale: 2 })
  amount: string;

  @Column({ type: 'text' })
  currency: string;

  @Column({ type: 'text' })
  status: PaymentStatus;

  /** Counts up with each capture that PayPal refused, whose request id is used up. */
  @Column({ type: 'integer' })
  attempt: number;

  /** PayPal's id of the order; null until PayPal answered. */
  @Column({ type: 'text', nullable: true })
  orderId: string | null;

  @Column({ type: 'text', nullable: true })
  captureId: string | null;

  /** Why it failed or waits, in PayPal's word or ours. */
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

  /** When PayPal is asked about it if nothing happens before; null once nothing can. */
  @Column({ type: 'timestamptz', nullable: true })
  checkAt: Date | null;

  @Column({ type: 'integer' })
  checks: number;

  @Column({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
