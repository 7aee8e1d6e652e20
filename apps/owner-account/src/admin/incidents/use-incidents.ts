import { useRead } from '@cartaviva/api-client';

/** Reads GET /api/admin/incidents, which lists open incidents first. */
export const useIncidents = () => useRead('/api/admin/incidents', { revalidateIfStale: true });
