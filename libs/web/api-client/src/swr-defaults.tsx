import type { ReactNode } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { readJson } from './api';
import { isUnauthorized } from './api-error';

/** A read's key is its path, whole or in segments joined by a slash (specification §7). */
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

/** Reads are made once, kept, and made again only when asked to (specification §9). */
export function SwrDefaults({ children }: { children: ReactNode }) {
  return <SWRConfig value={defaults}>{children}</SWRConfig>;
}

/** The dashboard's reads: fresh on every visit, three attempts, none after a 401 (specification §9). */
export const dashboardReads: SWRConfiguration = {
  revalidateIfStale: true,
  shouldRetryOnError: (error) => !isUnauthorized(error),
  errorRetryCount: 2,
  errorRetryInterval: 1000,
};
