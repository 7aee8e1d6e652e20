import { useMenuStore } from './menu-store-context';
import { useMenuRead } from './use-menu-read';

/** GET /api/menus/{id}/categories, or the same data from the browser's store. */
export function useCategories(menuId: string) {
  const store = useMenuStore();
  return useMenuRead(`menus/${menuId}/categories`, () => store.categories(menuId));
}
