import { useRead } from '@cartaviva/api-client';
import { MAX_PAGE_SIZE } from '@cartaviva/contracts';
import { useSearchParams } from 'react-router-dom';

const params = { query: { limit: MAX_PAGE_SIZE } };

/** The menus of the account, and the one that the address names; else the first one that diners see. */
export function useKitchenMenus() {
  const { data: menus, error, mutate } = useRead('/api/menus', { params });
  const [search, setSearch] = useSearchParams();
  const named = menus?.find(({ id }) => id === search.get('menu'));
  const menu = named ?? menus?.find(({ isPublished }) => isPublished) ?? menus?.[0];
  const choose = (id: string) => setSearch({ menu: id }, { replace: true });
  return { menus, menu, choose, error, retry: () => void mutate() };
}
