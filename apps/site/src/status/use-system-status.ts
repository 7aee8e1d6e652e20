import { useRead } from '@cartaviva/api-client';

/** Interval between two requests, in milliseconds (specification §9). */
const REFRESH_INTERVAL_MS = 30_000;

/** Reads GET /api/status every 30 seconds, also after a failure. */
export function useSystemStatus() {
  return useRead('/api/status', {
    refreshInterval: REFRESH_INTERVAL_MS,
    revalidateIfStale: true,
    shouldRetryOnError: true,
    onErrorRetry: (_error, _key, _config, revalidate, { retryCount }) =>
      setTimeout(() => void revalidate({ retryCount }), REFRESH_INTERVAL_MS),
  });
}
