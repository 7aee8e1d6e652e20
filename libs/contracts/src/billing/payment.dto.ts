import { PLAN_IDS, type PlanId } from '@cartaviva/domain';
import { IsIn, IsISO8601, IsString } from 'class-validator';
import { Id, Nullable, Price } from '../rules';

export const PAYMENT_STATES = [
  'created',
  'approved',
  'pending',
  'completed',
  'declined',
  'cancelled',
  'refunded',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** GET /api/billing/payments: one of the acting user's payments, the newest first. */
export class PaymentView {
  @Id()
  id: string;

  @IsIn([...PLAN_IDS])
  plan: PlanId;

  @Price()
  amount: string;

  @IsString()
  currency: string;

  @IsIn([...PAYMENT_STATES])
  status: PaymentState;

  /** Why it failed, in a word the browser has a sentence for. */
  @Nullable()
  @IsString()
  failure: string | null;

  /** `CV-2026-000042`; null until it is paid. */
  @Nullable()
  @IsString()
  receiptNumber: string | null;

  /** What was bought; null until it is paid. */
  @Nullable()
  @IsISO8601()
  periodStart: string | null;

  @Nullable()
  @IsISO8601()
  periodEnd: string | null;

  @IsISO8601()
  createdAt: string;

  @Nullable()
  @IsISO8601()
  paidAt: string | null;
}

export class PaymentRequest {
  @Id()
  paymentId: string;
}
