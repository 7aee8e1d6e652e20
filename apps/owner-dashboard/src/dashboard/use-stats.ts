import { dashboardReads, useRead } from '@cartaviva/api-client';

export const useStats = (onError: (error: unknown) => void) =>
  useRead('/api/dashboard/stats', { ...dashboardReads, onError });
