import { useRead } from '@cartaviva/api-client';

/** GET /api/people: who works in the account acted for, and who is invited. */
export const usePeople = () => useRead('/api/people', { revalidateIfStale: true });
