import { useRead } from '@cartaviva/api-client';
import { MAX_PAGE_SIZE, type PaymentView } from '@cartaviva/contracts';

/** As many as one page holds: eight years of monthly payments. */
const params = { query: { limit: MAX_PAGE_SIZE } };

/** GET /api/billing/payments: newest first. */
export function usePayments() {
  return useRead('/api/billing/payments', { params, revalidateIfStale: true });
}

/** Whether money is on its way, so that paying again would be paying twice. */
export const isUnderWay = ({ status }: PaymentView): boolean =>
  status === 'pending' || status === 'approved';
