import { useRead } from '@cartaviva/api-client';

/** Time between two checks (specification §9). */
const REFRESH_INTERVAL_MS = 30_000;

/** GET /api/status, read again every 30 seconds, also after a failure. */
export function useSystemStatus() {
  return useRead('/api/status', {
    refreshInterval: REFRESH_INTERVAL_MS,
    revalidateIfStale: true,
    shouldRetryOnError: true,
    onErrorRetry: (_error, _key, _config, revalidate, { retryCount }) =>
      setTimeout(() => void revalidate({ retryCount }), REFRESH_INTERVAL_MS),
  });
}
