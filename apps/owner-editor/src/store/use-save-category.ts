import type { CreateCategoryRequest, UpdateCategoryRequest } from '@cartaviva/contracts';
import type { EditedCategory } from './menu-store';
import { useMenuStore } from './menu-store-context';
import { useMenuCache } from './use-menu-cache';
import { useRefresh } from './use-refresh';

/** POST /api/menus/{id}/categories and PUT /api/categories/{id}. */
export function useSaveCategory(menuId: string) {
  const store = useMenuStore();
  const { putCategory } = useMenuCache(menuId);
  const refresh = useRefresh(menuId);
  const save = async (saving: Promise<EditedCategory>): Promise<EditedCategory> => {
    const saved = await saving;
    putCategory(saved);
    await refresh();
    return saved;
  };
  return {
    create: (category: CreateCategoryRequest) => save(store.createCategory(menuId, category)),
    change: (categoryId: string, changes: UpdateCategoryRequest) =>
      save(store.updateCategory(categoryId, changes)),
  };
}
