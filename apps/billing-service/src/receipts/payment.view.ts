import type { PaymentView } from '@cartaviva/contracts';
import type { Payment } from '../orders/payment.entity';

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** Converts a payment for its payer, to whom `capturing` appears as `approved`. */
export function toPaymentView(payment: Payment): PaymentView {
  const { id, plan, amount, currency, status, failure, receiptNumber } = payment;
  return {
    ...{ id, plan, amount, currency, failure, receiptNumber },
    status: status === 'capturing' ? 'approved' : status,
    periodStart: iso(payment.periodStart),
    periodEnd: iso(payment.periodEnd),
    createdAt: payment.createdAt.toISOString(),
    paidAt: iso(payment.paidAt),
  };
}
