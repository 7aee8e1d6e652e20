import { dashboardReads, useRead } from '@cartaviva/api-client';
import type { RestaurantView } from '@cartaviva/contracts';
import { useMenuStore } from './menu-store-context';

/** The restaurant that says for this menu what it leaves out (docs/adr/0032); undefined of one without a page. */
export function useRestaurantOf(menuId: string): RestaurantView | undefined {
  const { hasPublicPages } = useMenuStore();
  const { data } = useRead(hasPublicPages ? '/api/restaurants' : null, dashboardReads);
  return data?.find(({ menus }) => menus.some((menu) => menu.menuId === menuId));
}
