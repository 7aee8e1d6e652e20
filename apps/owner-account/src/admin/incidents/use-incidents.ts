import { useRead } from '@cartaviva/api-client';

/** GET /api/admin/incidents: the open ones first. */
export const useIncidents = () => useRead('/api/admin/incidents', { revalidateIfStale: true });
