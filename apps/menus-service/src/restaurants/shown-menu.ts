import { inheritedMenu, type RestaurantFace } from '@cartaviva/domain';

/** A row of a menu, and of what its restaurant says; null of a menu that is in none. */
export interface ShownRow<Menu> {
  readonly menu: Menu;
  readonly restaurant: RestaurantFace | null;
}

/** SQL over the table `menu`: the `RestaurantFace` of its restaurant as JSON, or null. */
export const RESTAURANT_OF_MENU = `(
  SELECT json_build_object(
    'name', CASE WHEN place.shows_restaurant_name THEN restaurant.name END,
    'address', restaurant.address,
    'phone', restaurant.phone,
    'country', restaurant.country,
    'timeZone', restaurant.time_zone,
    'openingHours', restaurant.opening_hours,
    'logoUrl', restaurant.logo_url,
    'logoPlaceholder', restaurant.logo_placeholder,
    'coverUrl', restaurant.cover_url,
    'themeColor', restaurant.theme_color,
    'design', restaurant.design
  )
  FROM restaurant_menus place JOIN restaurants restaurant ON restaurant.id = place.restaurant_id
  WHERE place.menu_id = menu.id
)`;

/** The menu as everybody but its owner sees it. */
export const shownMenu = <Menu extends Parameters<typeof inheritedMenu>[0]>({
  menu,
  restaurant,
}: ShownRow<Menu>): Menu => inheritedMenu(menu, restaurant);
