import { useRead } from '@cartaviva/api-client';

/** GET /api/account: whether it is being erased, and how that is proved. */
export const useAccount = () => useRead('/api/account', { revalidateIfStale: true });
