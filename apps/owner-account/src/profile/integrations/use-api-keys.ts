import { useRead } from '@cartaviva/api-client';

/** GET /api/api-keys: the owner's keys, without what is secret in them. */
export const useApiKeys = () => useRead('/api/api-keys', { revalidateIfStale: true });
