import { dashboardReads, isUnreachable, useRead } from '@cartaviva/api-client';
import type { SWRConfiguration } from 'swr';
import type { Period } from './period/period';

/** Read anew on every visit; asked again only where another answer may come. */
export const analyticsReads: SWRConfiguration = {
  ...dashboardReads,
  shouldRetryOnError: isUnreachable,
};

/** GET /api/menus/{id}/analytics; the period before stays until the new one is there. */
export const useMenuAnalytics = (menuId: string, period: Period) =>
  useRead('/api/menus/{menuId}/analytics', {
    params: { path: { menuId }, query: period },
    ...analyticsReads,
    keepPreviousData: true,
  });
