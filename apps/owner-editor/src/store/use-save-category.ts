import type { EditedCategory } from './menu-store';
import { useMenuStore } from './menu-store-context';
import { useMenuCache } from './use-menu-cache';
import { useRefresh } from './use-refresh';

/** POST /api/menus/{id}/categories, or PUT /api/categories/{id} for one that exists. */
export function useSaveCategory(menuId: string) {
  const store = useMenuStore();
  const { putCategory } = useMenuCache(menuId);
  const refresh = useRefresh(menuId);
  return async (name: string, categoryId?: string): Promise<EditedCategory> => {
    const saving = categoryId
      ? store.renameCategory(categoryId, name)
      : store.createCategory(menuId, name);
    const saved = await saving;
    putCategory(saved);
    await refresh();
    return saved;
  };
}
