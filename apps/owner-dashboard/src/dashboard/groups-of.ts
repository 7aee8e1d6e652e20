import type { MenuView, RestaurantView } from '@cartaviva/contracts';

/** Menus of a restaurant in the order of its tabs, or menus without a restaurant. */
export interface MenuGroup {
  readonly restaurant: RestaurantView | null;
  readonly own: readonly MenuView[];
}

/** Groups menus by restaurant. Menus without a restaurant come last. */
export function groupsOf(
  menus: readonly MenuView[],
  restaurants: readonly RestaurantView[],
): readonly MenuGroup[] {
  const byId = new Map(menus.map((menu) => [menu.id, menu]));
  const groups = restaurants.map((restaurant) => ({
    restaurant,
    own: restaurant.menus.flatMap(({ menuId }) => byId.get(menuId) ?? []),
  }));
  const grouped = new Set(groups.flatMap(({ own }) => own));
  return [...groups, { restaurant: null, own: menus.filter((menu) => !grouped.has(menu)) }];
}
