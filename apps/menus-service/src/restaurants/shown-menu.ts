import { inheritedMenu, type RestaurantFace } from '@cartaviva/domain';

/** A row of a menu, and of what its restaurant says for it. */
export interface ShownRow<Menu> {
  readonly menu: Menu;
  readonly restaurant: RestaurantFace;
}

/** SQL over the tables `menu` and `restaurant`: the name that diners read on the menu. */
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

/** The menu as everybody but its owner sees it. */
export const shownMenu = <Menu extends Parameters<typeof inheritedMenu>[0]>({
  menu,
  restaurant,
}: ShownRow<Menu>): Menu => inheritedMenu(menu, restaurant);
