import { dashboardReads, useRead } from '@cartaviva/api-client';
import type { RestaurantView } from '@cartaviva/contracts';
import { useMenuStore } from './menu-store-context';

/** Restaurant that provides the values this menu omits (docs/adr/0032). Undefined when menus have no public page. */
export function useRestaurantOf(menuId: string): RestaurantView | undefined {
  const { hasPublicPages } = useMenuStore();
  const { data } = useRead(hasPublicPages ? '/api/restaurants' : null, dashboardReads);
  return data?.find(({ menus }) => menus.some((menu) => menu.menuId === menuId));
}
