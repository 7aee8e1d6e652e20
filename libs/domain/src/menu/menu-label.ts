import { groupedBy } from '../grouped-by';

export interface NamedMenu {
  readonly id: string;
  readonly name: string;
  readonly restaurantName: string;
}

/**
 * Returns a label that distinguishes a menu from the others of its account: the restaurant first, then the menu. If
 * all menus belong to one restaurant, the menu's name is enough. Menus with the same label are numbered in their
 * order.
 * @param all every menu of the account, including this one
 */
export function menuLabel(menu: NamedMenu, all: readonly NamedMenu[]): string {
  const restaurants = new Set(all.map(({ restaurantName }) => restaurantName));
  const plain = ({ name, restaurantName }: NamedMenu) =>
    restaurants.size > 1 ? `${restaurantName} · ${name}` : name;
  const alike = all.filter((one) => plain(one) === plain(menu));
  const place = alike.findIndex(({ id }) => id === menu.id);
  return alike.length > 1 && place >= 0 ? `${plain(menu)} (${place + 1})` : plain(menu);
}

/**
 * Returns the label of a menu that an earlier event named. It has the menu's current name, or the earlier one if the
 * menu is gone.
 */
export function labelOfMenu(
  { menuId, name }: { readonly menuId: string; readonly name: string },
  all: readonly NamedMenu[],
): string {
  const menu = all.find(({ id }) => id === menuId);
  return menu ? menuLabel(menu, all) : name;
}

/** Groups menus by restaurant and preserves their order. */
export const byRestaurant = <Menu extends Pick<NamedMenu, 'restaurantName'>>(
  menus: readonly Menu[],
): Menu[] => [...groupedBy(menus, ({ restaurantName }) => restaurantName).values()].flat();
