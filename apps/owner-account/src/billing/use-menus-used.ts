import { useRead } from '@cartaviva/api-client';

/** Reads the number of menus that count against the plan's limit from GET /api/dashboard/stats. */
export const useMenusUsed = (): number | undefined =>
  useRead('/api/dashboard/stats', { revalidateIfStale: true }).data?.totalMenus;
