import useSWR from 'swr';
import type { EditedMenu } from './menu-store';
import { useMenuStore } from './menu-store-context';

/** GET /api/menus/{id}, or the same from the browser's own store. */
export function useMenu(menuId: string) {
  const store = useMenuStore();
  return useSWR<EditedMenu, unknown>(`${store.root}/menus/${menuId}`, () => store.menu(menuId));
}
