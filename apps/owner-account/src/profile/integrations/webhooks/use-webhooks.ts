import { useRead } from '@cartaviva/api-client';

/** GET /api/webhooks: the owner's webhooks, without their secrets. */
export const useWebhooks = () => useRead('/api/webhooks', { revalidateIfStale: true });
