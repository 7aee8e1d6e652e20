import type { SessionView } from '@cartaviva/contracts';
import useSWR from 'swr';

/** GET /api/auth/sessions: where the owner is signed in. */
export function useSessions() {
  return useSWR<SessionView[], unknown>('/api/auth/sessions', { revalidateIfStale: true });
}
