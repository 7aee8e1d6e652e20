import type { PaymentView } from '@cartaviva/contracts';
import useSWR from 'swr';

/** As many as one page holds: eight years of monthly payments. */
const PAYMENTS = '/api/billing/payments?limit=100';

/** GET /api/billing/payments: newest first. */
export function usePayments() {
  return useSWR<PaymentView[], unknown>(PAYMENTS, { revalidateIfStale: true });
}

/** Whether money is on its way, so that paying again would be paying twice. */
export const isUnderWay = ({ status }: PaymentView): boolean =>
  status === 'pending' || status === 'approved';
