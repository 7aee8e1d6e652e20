import { useRead } from '@cartaviva/api-client';
import { MAX_PAGE_SIZE, type PaymentView } from '@cartaviva/contracts';

/** Reads a single page, which holds eight years of monthly payments. */
const params = { query: { limit: MAX_PAGE_SIZE } };

/** Reads GET /api/billing/payments, newest first. */
export function usePayments() {
  return useRead('/api/billing/payments', { params, revalidateIfStale: true });
}

/** Is true while money is in transit. A second payment in this state would charge the owner twice. */
export const isUnderWay = ({ status }: PaymentView): boolean =>
  status === 'pending' || status === 'approved';
