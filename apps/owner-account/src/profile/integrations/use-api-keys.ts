import { useRead } from '@cartaviva/api-client';

/** Reads GET /api/api-keys: the owner's keys without their secrets. */
export const useApiKeys = () => useRead('/api/api-keys', { revalidateIfStale: true });
