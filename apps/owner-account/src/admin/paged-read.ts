import { api } from '@cartaviva/api-client';
import { PAGE_SIZE, type Page } from '@cartaviva/contracts';
import useSWR from 'swr';

/** One page of an admin's list; the page before it stays until the new one is there. */
export function usePagedRead<T>(path: string, page: number, filter: Record<string, string> = {}) {
  const query = new URLSearchParams({ page: `${page}`, limit: `${PAGE_SIZE}`, ...filter });
  return useSWR<Page<T>, unknown>(`${path}?${query}`, api.getPage<T>, {
    keepPreviousData: true,
    revalidateIfStale: true,
  });
}
