import type { ApiKeyView } from '@cartaviva/contracts';
import useSWR from 'swr';

/** GET /api/api-keys: the owner's keys, without what is secret in them. */
export function useApiKeys() {
  return useSWR<ApiKeyView[], unknown>('/api/api-keys', { revalidateIfStale: true });
}
