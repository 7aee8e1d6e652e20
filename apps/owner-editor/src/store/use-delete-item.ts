import { useMenuStore } from './menu-store-context';
import { useRefresh } from './use-refresh';

/** DELETE /api/items/{id}. */
export function useDeleteItem(menuId: string) {
  const store = useMenuStore();
  const refresh = useRefresh(menuId);
  return async (itemId: string): Promise<void> => {
    await store.deleteItem(itemId);
    await refresh('items');
  };
}
