import { api } from '@cartaviva/api-client';
import { MAX_PAGE_SIZE, type MenuView } from '@cartaviva/contracts';
import { useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import type { KitchenStore } from './kitchen-store';

const params = { query: { limit: MAX_PAGE_SIZE } };
const KEY = 'kitchen/menus';
const readMenus = () => api.get('/api/menus', { params });

/** The menus of the account, and the one that the address names; else the first one that diners see. */
export function useKitchenMenus(store: KitchenStore) {
  const {
    data: menus,
    error,
    mutate,
  } = useSWR<readonly MenuView[], unknown>(KEY, () => store.menus(readMenus));
  const [search, setSearch] = useSearchParams();
  const named = menus?.find(({ id }) => id === search.get('menu'));
  const menu = named ?? menus?.find(({ isPublished }) => isPublished) ?? menus?.[0];
  const choose = (id: string) => setSearch({ menu: id }, { replace: true });
  return { menus, menu, choose, error, retry: () => void mutate() };
}
