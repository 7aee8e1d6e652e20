import { inheritedMenu, type RestaurantFace } from '@cartaviva/domain';

export interface ShownRow<Menu> {
  readonly menu: Menu;
  readonly restaurant: RestaurantFace;
}

/** SQL over the tables `menu` and `restaurant`: restaurant name that diners read on the menu. */
export const SHOWN_RESTAURANT_NAME = `coalesce(menu.own_restaurant_name, restaurant.name)`;

/** SQL over the table `restaurant`: its `RestaurantFace` as JSON. */
export const RESTAURANT_FACE = `json_build_object(
    'address', restaurant.address,
    'phone', restaurant.phone,
    'openingHours', restaurant.opening_hours,
    'logoUrl', restaurant.logo_url,
    'logoPlaceholder', restaurant.logo_placeholder,
    'coverUrl', restaurant.cover_url,
    'themeColor', restaurant.theme_color,
    'design', restaurant.design
  )`;

/** Returns the menu as diners see it, with the fields of its restaurant. */
export const shownMenu = <Menu extends Parameters<typeof inheritedMenu>[0]>({
  menu,
  restaurant,
}: ShownRow<Menu>): Menu => inheritedMenu(menu, restaurant);
