import type { ReactNode } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { readJson } from './api';
import { isUnauthorized } from './api-error';

/** Key of a read: its path, whole or in segments that a slash joins (specification §7). */
type ReadKey = string | readonly string[];

const read = (key: ReadKey): Promise<unknown> =>
  readJson(typeof key === 'string' ? key : key.join('/'));

const defaults: SWRConfiguration = {
  fetcher: read,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
};

/** Configures SWR to read once, to cache, and to read again only on request (specification §9). */
export function SwrDefaults({ children }: { children: ReactNode }) {
  return <SWRConfig value={defaults}>{children}</SWRConfig>;
}

/**
 * Options for the dashboard's reads: fresh on every visit, three attempts, no retry after a 401 (specification §9).
 */
export const dashboardReads: SWRConfiguration = {
  revalidateIfStale: true,
  shouldRetryOnError: (error) => !isUnauthorized(error),
  errorRetryCount: 2,
  errorRetryInterval: 1000,
};
