import { useRead } from '@cartaviva/api-client';

/** Reads GET /api/people: the people and the invitations of the account that the user acts for. */
export const usePeople = () => useRead('/api/people', { revalidateIfStale: true });
