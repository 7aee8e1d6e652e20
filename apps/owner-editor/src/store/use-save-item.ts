import type { CreateItemRequest, UpdateItemRequest } from '@cartaviva/contracts';
import type { EditedItem } from './menu-store';
import { useMenuStore } from './menu-store-context';
import { useMenuCache } from './use-menu-cache';
import { useRefresh } from './use-refresh';

/** POST /api/menus/{id}/items, and PUT /api/items/{id} for an existing item. */
export function useSaveItem(menuId: string) {
  const store = useMenuStore();
  const { putItems } = useMenuCache(menuId);
  const refresh = useRefresh(menuId);

  async function shown(saving: Promise<EditedItem>): Promise<EditedItem> {
    const saved = await saving;
    putItems([saved]);
    await refresh();
    return saved;
  }
  return {
    create: (item: CreateItemRequest) => shown(store.createItem(menuId, item)),
    /** Applies only the fields given. Fails with 412 when `version` is not the current version. */
    update: (itemId: string, changes: UpdateItemRequest, version: number) =>
      shown(store.updateItem(itemId, changes, version)),
  };
}
