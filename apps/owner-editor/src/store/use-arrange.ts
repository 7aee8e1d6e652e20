import type { ItemPlace, OrderRequest } from '@cartaviva/contracts';
import { arrangedCategories, arrangedItems, placesOf } from './arranged';
import { inTurn } from './in-turn';
import { useMenuStore } from './menu-store-context';
import { useMenuCache } from './use-menu-cache';
import { useRefresh } from './use-refresh';

/** PUT /api/menus/{id}/order: shows the new order immediately and reverts it when the request fails. */
export function useArrange(menuId: string) {
  const store = useMenuStore();
  const { editItems, editCategories } = useMenuCache(menuId);
  const refresh = useRefresh(menuId);

  return async (order: Required<OrderRequest>): Promise<void> => {
    let places: readonly ItemPlace[] = [];
    let ids: readonly string[] = [];
    editItems((items) => {
      places = placesOf(items, order.items);
      return arrangedItems(items, order.items);
    });
    editCategories((categories) => {
      ids = categories.map(({ id }) => id);
      return arrangedCategories(categories, order.categories);
    });
    try {
      await inTurn(`${menuId}/order`, () => store.arrange(menuId, order));
    } catch (error) {
      editItems((items) => arrangedItems(items, places));
      editCategories((categories) => arrangedCategories(categories, ids));
      throw error;
    }
    await refresh('items');
  };
}
