import type { EditedItem } from './menu-store';
import { useMenuStore } from './menu-store-context';
import { useMenuCache } from './use-menu-cache';

export type Availability = Pick<EditedItem, 'isAvailable' | 'availableAgainAt'>;

/** PUT /api/items/{id}: shows the change immediately and reverts it when the request fails. */
export function useSetAvailability(menuId: string) {
  const store = useMenuStore();
  const { patchItem } = useMenuCache(menuId);

  return async (item: EditedItem, availability: Availability): Promise<void> => {
    patchItem(item.id, availability);
    try {
      const { version } = await store.updateItem(item.id, availability);
      patchItem(item.id, { ...availability, version });
    } catch (error) {
      const { isAvailable, availableAgainAt } = item;
      patchItem(item.id, { isAvailable, availableAgainAt });
      throw error;
    }
  };
}
