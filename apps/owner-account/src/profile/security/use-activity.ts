import { useRead } from '@cartaviva/api-client';

/** Reads GET /api/account/activity: the events of the account, newest first. */
export const useActivity = () => useRead('/api/account/activity', { revalidateIfStale: true });
