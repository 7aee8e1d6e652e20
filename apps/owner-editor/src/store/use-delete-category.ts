import { useMenuStore } from './menu-store-context';
import { useRefresh } from './use-refresh';

/** DELETE /api/categories/{id}: its items stay, without a category. */
export function useDeleteCategory(menuId: string) {
  const store = useMenuStore();
  const refresh = useRefresh(menuId);
  return async (categoryId: string): Promise<void> => {
    await store.deleteCategory(categoryId);
    await refresh('categories', 'items');
  };
}
