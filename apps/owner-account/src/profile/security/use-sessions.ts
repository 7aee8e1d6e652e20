import { useRead } from '@cartaviva/api-client';

/** Reads GET /api/auth/sessions. */
export const useSessions = () => useRead('/api/auth/sessions', { revalidateIfStale: true });
