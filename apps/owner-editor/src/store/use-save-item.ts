import type { CreateItemRequest } from '@cartaviva/contracts';
import type { EditedItem } from './menu-store';
import { useMenuStore } from './menu-store-context';
import { useRefresh } from './use-refresh';

interface SaveOptions {
  /** The item that is changed; without it a new one is made. */
  readonly itemId?: string | undefined;
  /** Refuses with 412 when the item is no longer this version. */
  readonly version?: number | undefined;
}

/** POST /api/menus/{id}/items, or PUT /api/items/{id} for an item that exists. */
export function useSaveItem(menuId: string) {
  const store = useMenuStore();
  const refresh = useRefresh(menuId);
  return async (
    item: CreateItemRequest,
    { itemId, version }: SaveOptions = {},
  ): Promise<EditedItem> => {
    const saved = await (itemId
      ? store.updateItem(itemId, item, version)
      : store.createItem(menuId, item));
    await refresh('items');
    return saved;
  };
}
