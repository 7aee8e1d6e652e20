import { useSWRConfig } from 'swr';

const READS = [
  '/api/menus',
  '/api/dashboard/stats',
  '/api/dashboard/analytics',
  '/api/dashboard/activity',
];

export function useRefreshMenus(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return () =>
    mutate((key) => typeof key === 'string' && READS.some((read) => key.startsWith(read)));
}
