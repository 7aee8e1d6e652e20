import { useMenuStore } from './menu-store-context';
import { useRefresh } from './use-refresh';

/** POST /api/menus/{id}/categories, or PUT /api/categories/{id} for one that exists. */
export function useSaveCategory(menuId: string) {
  const store = useMenuStore();
  const refresh = useRefresh(menuId);
  return async (name: string, categoryId?: string): Promise<void> => {
    await (categoryId
      ? store.renameCategory(categoryId, name)
      : store.createCategory(menuId, name));
    await refresh('categories');
  };
}
