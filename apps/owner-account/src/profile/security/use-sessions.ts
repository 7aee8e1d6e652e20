import { useRead } from '@cartaviva/api-client';

export const useSessions = () => useRead('/api/auth/sessions', { revalidateIfStale: true });
