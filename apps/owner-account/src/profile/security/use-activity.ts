import { useRead } from '@cartaviva/api-client';

/** GET /api/account/activity: what happened to the account, newest first. */
export const useActivity = () => useRead('/api/account/activity', { revalidateIfStale: true });
