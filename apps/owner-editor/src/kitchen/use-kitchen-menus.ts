import { readAllMenus } from '@cartaviva/api-client';
import type { MenuView } from '@cartaviva/contracts';
import { useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import type { KitchenStore } from './kitchen-store';

const KEY = 'kitchen/menus';

/** Reads the account's menus. Selects the menu in the address, or else the first published one. */
export function useKitchenMenus(store: KitchenStore) {
  const {
    data: menus,
    error,
    mutate,
  } = useSWR<readonly MenuView[], unknown>(KEY, () => store.menus(readAllMenus));
  const [search, setSearch] = useSearchParams();
  const named = menus?.find(({ id }) => id === search.get('menu'));
  const menu = named ?? menus?.find(({ isPublished }) => isPublished) ?? menus?.[0];
  const choose = (id: string) => setSearch({ menu: id }, { replace: true });
  return { menus, menu, choose, error, retry: () => void mutate() };
}
