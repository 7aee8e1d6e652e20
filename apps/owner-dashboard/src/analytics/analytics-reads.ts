import { dashboardReads, isUnreachable } from '@cartaviva/api-client';
import type { MenuAnalytics } from '@cartaviva/contracts';
import type { SWRConfiguration } from 'swr';
import useSWR from 'swr';
import { queryOf, type Period } from './period/period';

/** Read anew on every visit; asked again only where another answer may come. */
export const analyticsReads: SWRConfiguration = {
  ...dashboardReads,
  shouldRetryOnError: isUnreachable,
};

/** GET /api/menus/{id}/analytics; the period before stays until the new one is there. */
export const useMenuAnalytics = (menuId: string, period: Period) =>
  useSWR<MenuAnalytics, unknown>(`/api/menus/${menuId}/analytics?${queryOf(period)}`, {
    ...analyticsReads,
    keepPreviousData: true,
  });
