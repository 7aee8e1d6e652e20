import { useRead } from '@cartaviva/api-client';

/** GET /api/auth/sessions: where the owner is signed in. */
export const useSessions = () => useRead('/api/auth/sessions', { revalidateIfStale: true });
