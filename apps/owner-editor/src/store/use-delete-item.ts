import { useMenuStore } from './menu-store-context';
import { useMenuCache } from './use-menu-cache';
import { useRefresh } from './use-refresh';

/** DELETE /api/items/{id}: returns a function that undoes the deletion. */
export function useDeleteItem(menuId: string) {
  const store = useMenuStore();
  const { editItems, putItems } = useMenuCache(menuId);
  const refresh = useRefresh(menuId);
  return async (itemId: string): Promise<() => Promise<void>> => {
    await store.deleteItem(itemId);
    editItems((items) => items.filter(({ id }) => id !== itemId));
    await refresh();
    return async () => {
      putItems([await store.restoreItem(itemId)]);
      await refresh();
    };
  };
}
