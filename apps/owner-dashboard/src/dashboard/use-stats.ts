import { dashboardReads } from '@cartaviva/api-client';
import type { DashboardStats } from '@cartaviva/contracts';
import useSWR from 'swr';

/** GET /api/dashboard/stats. */
export function useStats(onError: (error: unknown) => void) {
  return useSWR<DashboardStats, unknown>('/api/dashboard/stats', { ...dashboardReads, onError });
}
