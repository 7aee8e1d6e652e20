import { dashboardReads, useRead } from '@cartaviva/api-client';
import type { RestaurantView } from '@cartaviva/contracts';
import { restaurantFace } from '@cartaviva/domain';
import { useMemo } from 'react';
import { useMenuStore } from './menu-store-context';

/** The restaurant that says for this menu what it leaves out (docs/adr/0032); undefined of a menu in none. */
export function useRestaurantOf(menuId: string): RestaurantView | undefined {
  const { hasPublicPages } = useMenuStore();
  const { data } = useRead(hasPublicPages ? '/api/restaurants' : null, dashboardReads);
  return data?.find(({ menus }) => menus.some((menu) => menu.menuId === menuId));
}

/** Returns the restaurant's data for this menu. The name is null if the menu keeps its own. */
export function useRestaurantFace(menuId: string) {
  const restaurant = useRestaurantOf(menuId);
  return useMemo(() => {
    const place = restaurant?.menus.find((menu) => menu.menuId === menuId);
    return restaurant && place && restaurantFace(restaurant, place);
  }, [restaurant, menuId]);
}
