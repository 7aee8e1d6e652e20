import { useRead } from '@cartaviva/api-client';

/** GET /api/billing/subscription: fresh on every visit, since days pass. */
export const useSubscription = () =>
  useRead('/api/billing/subscription', { revalidateIfStale: true });
