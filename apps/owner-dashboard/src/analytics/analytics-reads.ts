import { dashboardReads, isUnreachable, useRead } from '@cartaviva/api-client';
import type { SWRConfiguration } from 'swr';
import type { Period } from './period/period';

/** Reads again on every visit. A failed read is retried only when the server was unreachable. */
export const analyticsReads: SWRConfiguration = {
  ...dashboardReads,
  shouldRetryOnError: isUnreachable,
};

/** GET /api/menus/{id}/analytics. The data of the previous period stays until the new data loads. */
export const useMenuAnalytics = (menuId: string, period: Period) =>
  useRead('/api/menus/{menuId}/analytics', {
    params: { path: { menuId }, query: period },
    ...analyticsReads,
    keepPreviousData: true,
  });
