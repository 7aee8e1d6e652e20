import { z } from '@cartaviva/config';
import {
  payPalCapture,
  captureInOrder,
  money,
  payee,
  type PayPalCapture,
  type Payee,
} from './paypal-capture';

const ORDER_STATUSES = [
  'CREATED',
  'SAVED',
  'PAYER_ACTION_REQUIRED',
  'APPROVED',
  'VOIDED',
  'COMPLETED',
] as const;

/** `COMPLETED` means that a capture exists. The status of the capture tells whether it took the money. */
export type PayPalOrderStatus = (typeof ORDER_STATUSES)[number];

export interface PayPalOrder {
  readonly id: string;
  readonly status: PayPalOrderStatus;
  /** Decimal string in PayPal's format, for example `9.00`. */
  readonly amount: string;
  readonly currency: string;
  readonly customId: string | null;
  readonly payee: Payee;
  /** Capture that took the money or still may; otherwise the last failed one. */
  readonly capture: PayPalCapture | null;
}

const unit = z.object({
  amount: money,
  payee,
  custom_id: z.string().optional(),
  payments: z.object({ captures: z.array(captureInOrder).default([]) }).optional(),
});

export const payPalOrder = z
  .object({
    id: z.string().min(1),
    status: z.enum(ORDER_STATUSES),
    purchase_units: z.tuple([unit]),
  })
  .transform(({ id, status, purchase_units: [bought] }): PayPalOrder => {
    const captures = (bought.payments?.captures ?? []).map((capture) => ({
      ...payPalCapture(capture, bought.payee),
      orderId: id,
    }));
    const failed = ({ status: outcome }: PayPalCapture) =>
      outcome === 'DECLINED' || outcome === 'FAILED';
    return {
      id,
      status,
      ...bought.amount,
      customId: bought.custom_id ?? null,
      payee: bought.payee,
      capture: captures.find((capture) => !failed(capture)) ?? captures.at(-1) ?? null,
    };
  });
