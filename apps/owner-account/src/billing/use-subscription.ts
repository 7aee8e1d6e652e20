import { useRead } from '@cartaviva/api-client';

/** Reads GET /api/billing/subscription again on every visit, because the remaining days change. */
export const useSubscription = () =>
  useRead('/api/billing/subscription', { revalidateIfStale: true });
