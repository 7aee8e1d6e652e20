import { useRead } from '@cartaviva/api-client';

/** Reads GET /api/webhooks: the owner's webhooks without their secrets. */
export const useWebhooks = () => useRead('/api/webhooks', { revalidateIfStale: true });
