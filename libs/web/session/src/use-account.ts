import { useRead } from '@cartaviva/api-client';

export const useAccount = () => useRead('/api/account', { revalidateIfStale: true });
