import type { RestaurantMenuView, RestaurantView } from '@cartaviva/contracts';
import type { EntityManager } from 'typeorm';
import type { Restaurant } from './restaurant.entity';
import { SHOWN_RESTAURANT_NAME } from './shown-menu';

/** SQL order over the table `menu`. Menus that the owner arranged come first. */
export const TAB_ORDER = `menu.position, menu.created_at, menu.id`;

/** Leaves out deleted menus. A restored menu gets its position back. */
const READ_MENUS = `
  SELECT restaurant.id AS "restaurantId", menu.id AS "menuId", menu.name, menu.slug,
    menu.is_published AS "isPublished", menu.tab_name AS "tabName",
    menu.served_hours AS "servedHours", ${SHOWN_RESTAURANT_NAME} AS "restaurantName",
    menu.own_restaurant_name IS NULL AS "showsRestaurantName"
  FROM menus menu JOIN restaurants restaurant ON restaurant.id = menu.restaurant_id
  WHERE restaurant.id = ANY($1) AND menu.deleted_at IS NULL
  ORDER BY ${TAB_ORDER}`;

interface MenuRow extends RestaurantMenuView {
  readonly restaurantId: string;
}

export async function readViews(
  manager: EntityManager,
  restaurants: readonly Restaurant[],
): Promise<RestaurantView[]> {
  const ids = restaurants.map(({ id }) => id);
  const rows = await manager.query<MenuRow[]>(READ_MENUS, [ids]);
  const menus = new Map(ids.map((id) => [id, [] as RestaurantMenuView[]]));
  for (const { restaurantId, ...menu } of rows) menus.get(restaurantId)!.push(menu);
  return restaurants.map((restaurant) => toView(restaurant, menus.get(restaurant.id)!));
}

const toView = (restaurant: Restaurant, menus: RestaurantMenuView[]): RestaurantView => ({
  id: restaurant.id,
  name: restaurant.name,
  slug: restaurant.slug!,
  shortCode: restaurant.shortCode!,
  address: restaurant.address,
  phone: restaurant.phone,
  country: restaurant.country,
  timeZone: restaurant.timeZone,
  openingHours: restaurant.openingHours,
  logoUrl: restaurant.logoUrl,
  logoPlaceholder: restaurant.logoPlaceholder,
  coverUrl: restaurant.coverUrl,
  themeColor: restaurant.themeColor,
  design: restaurant.design,
  links: restaurant.links,
  wifiName: restaurant.wifiName,
  wifiPassword: restaurant.wifiPassword,
  currency: restaurant.currency,
  addsItbis: restaurant.addsItbis,
  addsLey: restaurant.addsLey,
  menus,
  version: restaurant.version,
  createdAt: restaurant.createdAt.toISOString(),
  updatedAt: restaurant.updatedAt.toISOString(),
});
