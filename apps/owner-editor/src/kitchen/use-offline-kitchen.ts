import type { UserView } from '@cartaviva/contracts';
import { storeKitchenUser, useSession } from '@cartaviva/session';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import type { KitchenStore } from './kitchen-store';
import { storeScreen } from './store-screen';

/**
 * Prepares the kitchen for offline use, and reads everything again when the connection returns.
 * @returns the time at which the data shown was read, in epoch milliseconds; undefined when the data is current
 */
export function useOfflineKitchen(user: UserView, store: KitchenStore): number | undefined {
  const { refresh } = useSession();
  const { mutate } = useSWRConfig();
  const copiedAt = useSyncExternalStore(store.subscribe, store.copiedAt);
  useEffect(() => void storeScreen(), []);
  useEffect(() => void storeKitchenUser(user), [user]);
  const ask = useEffectEvent(() => {
    void refresh();
    void mutate((key) => typeof key === 'string' && /^(kitchen\/|\/api\/menus\/)/.test(key));
  });
  useEffect(() => {
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, []);
  return copiedAt;
}
