import { useMenuStore } from './menu-store-context';
import { useRefresh } from './use-refresh';

/** DELETE /api/items/{id}; answers how to take it back. */
export function useDeleteItem(menuId: string) {
  const store = useMenuStore();
  const refresh = useRefresh(menuId);
  return async (itemId: string): Promise<() => Promise<void>> => {
    await store.deleteItem(itemId);
    await refresh('items');
    return async () => {
      await store.restoreItem(itemId);
      await refresh('items');
    };
  };
}
