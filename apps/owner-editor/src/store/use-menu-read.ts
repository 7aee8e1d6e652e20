import useSWR from 'swr';
import { useMenuStore } from './menu-store-context';

/** Interval of the background reads that show changes made elsewhere, in milliseconds. */
const REREAD_MS = 20_000;
/** Minimum time between two reads caused by a return to the window, in milliseconds. */
const FOCUS_MS = 1000;

/** Reads part of a menu under edit. The read is repeated when others can change the menu. */
export function useMenuRead<Data>(path: string, read: () => Promise<Data>) {
  const { root, isShared } = useMenuStore();
  return useSWR<Data, unknown>(`${root}/${path}`, read, {
    refreshInterval: isShared ? REREAD_MS : 0,
    revalidateOnFocus: isShared,
    focusThrottleInterval: FOCUS_MS,
  });
}
