import { billingEvents } from '@cartaviva/contracts';
import { DEFAULT_COUNTRY, formatPrice, planOf } from '@cartaviva/domain';
import { emit } from '@cartaviva/persistence';
import type { EntityManager } from 'typeorm';
import type { Payment } from '../orders/payment.entity';

type Emitted = Pick<Payment, 'accountId' | 'plan' | 'amount' | 'currency'>;

const boughtBy = ({ plan, amount, currency }: Emitted) =>
  `${planOf(plan).name}, US${formatPrice(amount, { currency, country: DEFAULT_COUNTRY })}`;

/** Requests the receipt email, in the transaction that records the payment. */
export async function mailReceipt(
  manager: EntityManager,
  payment: Emitted,
  receiptNumber: string,
  requestId: string,
): Promise<void> {
  const detail = `${boughtBy(payment)}, recibo ${receiptNumber}`;
  const wanted = { accountId: payment.accountId, template: 'payment-receipt', detail } as const;
  await emit(manager, billingEvents.mailWanted, wanted, requestId);
}

export async function mailFailure(
  manager: EntityManager,
  payment: Emitted,
  requestId: string,
): Promise<void> {
  const detail = boughtBy(payment);
  const wanted = { accountId: payment.accountId, template: 'payment-failed', detail } as const;
  await emit(manager, billingEvents.mailWanted, wanted, requestId);
}
