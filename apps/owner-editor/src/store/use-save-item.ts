import type { CreateItemRequest } from '@cartaviva/contracts';
import { useMenuStore } from './menu-store-context';
import { useRefresh } from './use-refresh';

/** POST /api/menus/{id}/items, or PUT /api/items/{id} for an item that exists. */
export function useSaveItem(menuId: string) {
  const store = useMenuStore();
  const refresh = useRefresh(menuId);
  return async (item: CreateItemRequest, itemId?: string): Promise<void> => {
    await (itemId ? store.updateItem(itemId, item) : store.createItem(menuId, item));
    await refresh('items');
  };
}
