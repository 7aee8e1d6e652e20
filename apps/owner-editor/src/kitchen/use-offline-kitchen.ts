import type { UserView } from '@cartaviva/contracts';
import { storeKitchenUser, useSession } from '@cartaviva/session';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import type { KitchenStore } from './kitchen-store';
import { storeScreen } from './store-screen';

/**
 * Makes the kitchen ready for a day without signal, and asks for everything again when it is back.
 * @returns when what is shown was read, in milliseconds; undefined where it is what the server says now
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
