import { useRead } from '@cartaviva/api-client';

/** Reads the deletion state of the account and the way to prove a deletion. */
export const useAccount = () => useRead('/api/account', { revalidateIfStale: true });
