import type { AccountEventView } from '@cartaviva/contracts';
import useSWR from 'swr';

/** GET /api/account/activity: what happened to the account, newest first. */
export function useActivity() {
  return useSWR<AccountEventView[], unknown>('/api/account/activity', { revalidateIfStale: true });
}
