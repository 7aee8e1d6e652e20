import useSWR from 'swr';
import { useMenuStore } from './menu-store-context';

/** GET /api/menus/{id}/items, or the same from the browser's own store. */
export function useItems(menuId: string) {
  const store = useMenuStore();
  return useSWR(`${store.root}/menus/${menuId}/items`, () => store.items(menuId));
}
