import type { EditedMenu } from './menu-store';
import { useMenuStore } from './menu-store-context';
import { useMenuRead } from './use-menu-read';

/** GET /api/menus/{id}, or the same data from the browser's store. */
export function useMenu(menuId: string) {
  const store = useMenuStore();
  return useMenuRead<EditedMenu>(`menus/${menuId}`, () => store.menu(menuId));
}
