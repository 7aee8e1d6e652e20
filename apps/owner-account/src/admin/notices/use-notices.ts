import { useRead } from '@cartaviva/api-client';

/** While a notice is on its way, its count is read again, in milliseconds. */
const PROGRESS_INTERVAL_MS = 3000;

/** GET /api/admin/notices: the newest first. */
export const useNotices = () =>
  useRead('/api/admin/notices', {
    revalidateIfStale: true,
    refreshInterval: (notices) =>
      notices?.some(({ finishedAt }) => finishedAt === null) ? PROGRESS_INTERVAL_MS : 0,
  });

/** GET /api/admin/notices/audience: how many owners a notice goes to now. */
export const useAudience = () =>
  useRead('/api/admin/notices/audience', { revalidateIfStale: true });
