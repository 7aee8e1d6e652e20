import type { ItemPrices } from '@cartaviva/contracts';
import { useMenuStore } from './menu-store-context';
import { useRefresh } from './use-refresh';

/** PUT /api/menus/{id}/prices: all of these prices, or none. */
export function useChangePrices(menuId: string) {
  const store = useMenuStore();
  const refresh = useRefresh(menuId);
  return async (prices: readonly ItemPrices[]): Promise<void> => {
    await store.changePrices(menuId, prices);
    await refresh('items');
  };
}
