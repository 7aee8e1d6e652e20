import { useRead } from '@cartaviva/api-client';

/** GET /api/dashboard/stats: how many menus count against the plan's limit. */
export const useMenusUsed = (): number | undefined =>
  useRead('/api/dashboard/stats', { revalidateIfStale: true }).data?.totalMenus;
