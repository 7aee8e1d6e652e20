import type { DashboardStats } from '@cartaviva/contracts';
import useSWR from 'swr';

/** GET /api/dashboard/stats: how many menus count against the plan's limit. */
export function useMenusUsed(): number | undefined {
  const options = { revalidateIfStale: true };
  return useSWR<DashboardStats, unknown>('/api/dashboard/stats', options).data?.totalMenus;
}
