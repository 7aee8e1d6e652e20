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

/** `COMPLETED` says that a capture was made, not that it took the money: see the capture's own. */
export type PayPalOrderStatus = (typeof ORDER_STATUSES)[number];

/** An order as PayPal has it. */
export interface PayPalOrder {
  readonly id: string;
  readonly status: PayPalOrderStatus;
  /** Decimal, as PayPal writes it: `9.00`. */
  readonly amount: string;
  readonly currency: string;
  readonly customId: string | null;
  readonly payee: Payee;
  /** The one that took the money or still may, else the last that failed. */
  readonly capture: PayPalCapture | null;
}

const unit = z.object({
  amount: money,
  payee,
  custom_id: z.string().optional(),
  payments: z.object({ captures: z.array(captureInOrder).default([]) }).optional(),
});

/** PayPal's answer about an order with one purchase unit. */
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
