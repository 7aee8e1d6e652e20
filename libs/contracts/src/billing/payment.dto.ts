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

/** Element of GET /api/billing/payments: a payment of the acting user. The newest payment comes first. */
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

  /** Failure code for which the browser has a sentence. */
  @Nullable()
  @IsString()
  failure: string | null;

  /** Example: `CV-2026-000042`. It is null until the payment completes. */
  @Nullable()
  @IsString()
  receiptNumber: string | null;

  /** Start of the paid period. It is null until the payment completes. */
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
