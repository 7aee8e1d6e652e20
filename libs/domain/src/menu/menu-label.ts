import { groupedBy } from '../grouped-by';

/** What tells one menu apart from others. */
export interface NamedMenu {
  readonly id: string;
  readonly name: string;
  readonly restaurantName: string;
}

/**
 * How a menu is told apart from the others of its account: the restaurant first, then the menu.
 * Where all are of one restaurant, the menu's name is enough; menus that would still read alike
 * are numbered in their order.
 * @param all every menu of the account, this one included
 */
export function menuLabel(menu: NamedMenu, all: readonly NamedMenu[]): string {
  const restaurants = new Set(all.map(({ restaurantName }) => restaurantName));
  const plain = ({ name, restaurantName }: NamedMenu) =>
    restaurants.size > 1 ? `${restaurantName} · ${name}` : name;
  const alike = all.filter((one) => plain(one) === plain(menu));
  const place = alike.findIndex(({ id }) => id === menu.id);
  return alike.length > 1 && place >= 0 ? `${plain(menu)} (${place + 1})` : plain(menu);
}

/** The same of a menu that was named when something happened: as it is called now, or else as it was. */
export function labelOfMenu(
  { menuId, name }: { readonly menuId: string; readonly name: string },
  all: readonly NamedMenu[],
): string {
  const menu = all.find(({ id }) => id === menuId);
  return menu ? menuLabel(menu, all) : name;
}

/** The menus with those of one restaurant together, in the order in which they come. */
export const byRestaurant = <Menu extends Pick<NamedMenu, 'restaurantName'>>(
  menus: readonly Menu[],
): Menu[] => [...groupedBy(menus, ({ restaurantName }) => restaurantName).values()].flat();
