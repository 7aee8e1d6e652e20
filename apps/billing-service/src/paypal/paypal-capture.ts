import { z } from '@cartaviva/config';

const CAPTURE_STATUSES = [
  'COMPLETED',
  'PENDING',
  'DECLINED',
  'FAILED',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
] as const;

export type PayPalCaptureStatus = (typeof CAPTURE_STATUSES)[number];

export interface Payee {
  readonly merchantId: string | null;
  readonly email: string | null;
}

export interface PayPalCapture {
  readonly id: string;
  readonly orderId: string | null;
  readonly status: PayPalCaptureStatus;
  /** PayPal's code for a pending or declined capture, for example `PENDING_REVIEW`. */
  readonly reason: string | null;
  /** Decimal string in PayPal's format, for example `9.00`. */
  readonly amount: string;
  readonly currency: string;
  readonly customId: string | null;
  readonly payee: Payee;
}

export const money = z
  .object({
    value: z.string().regex(/^\d+(\.\d+)?$/),
    currency_code: z.string().regex(/^[A-Z]{3}$/),
  })
  .transform(({ value, currency_code }) => ({ amount: value, currency: currency_code }));

export const payee = z
  .object({ merchant_id: z.string().optional(), email_address: z.string().optional() })
  .transform(({ merchant_id, email_address }): Payee => ({
    merchantId: merchant_id ?? null,
    email: email_address ?? null,
  }));

/** Capture inside an order. The order names the payee. */
export const captureInOrder = z.object({
  id: z.string().min(1),
  status: z.enum(CAPTURE_STATUSES),
  status_details: z.object({ reason: z.string().optional() }).optional(),
  amount: money,
  custom_id: z.string().optional(),
});

export const captureDetails = captureInOrder
  .extend({
    payee,
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
      .optional(),
  })
  .transform((capture) => ({
    ...payPalCapture(capture, capture.payee),
    orderId: capture.supplementary_data?.related_ids?.order_id ?? null,
  }));

export function payPalCapture(
  { id, status, status_details, amount, custom_id }: z.infer<typeof captureInOrder>,
  paid: Payee,
): Omit<PayPalCapture, 'orderId'> {
  return {
    id,
    status,
    reason: status_details?.reason ?? null,
    ...amount,
    customId: custom_id ?? null,
    payee: paid,
  };
}
