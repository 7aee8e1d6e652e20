import type { MenuView } from '@cartaviva/contracts';
import { HOME_PLACE, placeOf, type Place } from '@cartaviva/domain';

/** The places of these menus, one for each time zone, in the order of the menus. */
export function placesIn(menus: readonly MenuView[], ids: readonly string[]): Place[] {
  const own = menus.filter(({ id }) => ids.includes(id)).map(placeOf);
  return [...new Map(own.map((place) => [place.timeZone, place])).values()];
}

/** The place of the first of these menus, whose clock says when all of them change. */
export function placeIn(menus: readonly MenuView[], ids: readonly string[]): Place {
  const menu = menus.find(({ id }) => ids.includes(id));
  return menu ? placeOf(menu) : HOME_PLACE;
}
