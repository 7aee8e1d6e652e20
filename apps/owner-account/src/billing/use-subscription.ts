import type { SubscriptionView } from '@cartaviva/contracts';
import useSWR from 'swr';

/** GET /api/billing/subscription: fresh on every visit, since days pass. */
export function useSubscription() {
  return useSWR<SubscriptionView, unknown>('/api/billing/subscription', {
    revalidateIfStale: true,
  });
}
