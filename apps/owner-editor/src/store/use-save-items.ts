import type { ItemRow } from '@cartaviva/contracts';
import type { EditedItem } from './menu-store';
import { useMenuStore } from './menu-store-context';
import { useItems } from './use-items';
import { useRefresh } from './use-refresh';

/**
 * PUT /api/menus/{id}/items: writes all rows in one call. Returns the saved item for each row, or `undefined` when
 * the row was rejected.
 */
export function useSaveItems(menuId: string) {
  const store = useMenuStore();
  const items = useItems(menuId);
  const refresh = useRefresh(menuId);

  return async (rows: readonly ItemRow[]): Promise<readonly (EditedItem | undefined)[]> => {
    const saved = await store.saveItems(menuId, rows);
    const now = new Map((await items.mutate())?.map((item) => [item.id, item]));
    await refresh();
    return saved.map(({ itemId }) => (itemId === null ? undefined : now.get(itemId)));
  };
}
