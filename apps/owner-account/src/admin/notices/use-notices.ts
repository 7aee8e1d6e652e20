import { useRead } from '@cartaviva/api-client';

/** Interval at which the list is read again while a notice is being sent, in milliseconds. */
const PROGRESS_INTERVAL_MS = 3000;

/** Reads GET /api/admin/notices, newest first. */
export const useNotices = () =>
  useRead('/api/admin/notices', {
    revalidateIfStale: true,
    refreshInterval: (notices) =>
      notices?.some(({ finishedAt }) => finishedAt === null) ? PROGRESS_INTERVAL_MS : 0,
  });

/** Reads GET /api/admin/notices/audience: the number of owners who would receive a notice now. */
export const useAudience = () =>
  useRead('/api/admin/notices/audience', { revalidateIfStale: true });
