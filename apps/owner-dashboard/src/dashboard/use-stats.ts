import { dashboardReads, useRead } from '@cartaviva/api-client';

/** GET /api/dashboard/stats. */
export const useStats = (onError: (error: unknown) => void) =>
  useRead('/api/dashboard/stats', { ...dashboardReads, onError });
