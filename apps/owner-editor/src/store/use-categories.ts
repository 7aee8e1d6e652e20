import useSWR from 'swr';
import { useMenuStore } from './menu-store-context';

/** GET /api/menus/{id}/categories, or the same from the browser's own store. */
export function useCategories(menuId: string) {
  const store = useMenuStore();
  return useSWR(`${store.root}/menus/${menuId}/categories`, () => store.categories(menuId));
}
