import useSWR from 'swr';
import { useMenuStore } from './menu-store-context';

/** Longest time until a window that is looked at shows what was changed elsewhere, in milliseconds. */
const REREAD_MS = 20_000;
/** Soonest that a return to the window reads again, in milliseconds. */
const FOCUS_MS = 1000;

/** A read of a menu under edit, by its path; made again while others may change what it tells. */
export function useMenuRead<Data>(path: string, read: () => Promise<Data>) {
  const { root, isShared } = useMenuStore();
  return useSWR<Data, unknown>(`${root}/${path}`, read, {
    refreshInterval: isShared ? REREAD_MS : 0,
    revalidateOnFocus: isShared,
    focusThrottleInterval: FOCUS_MS,
  });
}
