import type { AccountView } from '@cartaviva/contracts';
import useSWR from 'swr';

/** GET /api/account: whether it is being erased, and how that is proved. */
export function useAccount() {
  return useSWR<AccountView, unknown>('/api/account', { revalidateIfStale: true });
}
