import type { MenuView } from '@cartaviva/contracts';
import { HOME_PLACE, placeOf, type Place } from '@cartaviva/domain';

/** The place of the first of these menus, whose clock says when all of them change. */
export function placeIn(menus: readonly MenuView[], ids: readonly string[]): Place {
  const menu = menus.find(({ id }) => ids.includes(id));
  return menu ? placeOf(menu) : HOME_PLACE;
}
