import { dashboardReads, isUnauthorized } from '@cartaviva/api-client';
import useSWR from 'swr';

/** A read of the dashboard, with the retries of specification §7; a 401 is told by the stats alone. */
export function useView<View>(path: string) {
  const { data, error, mutate } = useSWR<View, unknown>(path, dashboardReads);
  const isUnread = data === undefined && error !== undefined && !isUnauthorized(error);
  return { data, isUnread, retry: () => void mutate() };
}
