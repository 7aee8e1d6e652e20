import type { MenuView } from '@cartaviva/contracts';
import { HOME_PLACE, placeOf, type Place } from '@cartaviva/domain';

/** Returns the places of these menus, one per time zone, in the order of the menus. */
export function placesIn(menus: readonly MenuView[], ids: readonly string[]): Place[] {
  const own = menus.filter(({ id }) => ids.includes(id)).map(placeOf);
  return [...new Map(own.map((place) => [place.timeZone, place])).values()];
}

/** Returns the place of the first of these menus. Its time zone applies to all of them. */
export function placeIn(menus: readonly MenuView[], ids: readonly string[]): Place {
  const menu = menus.find(({ id }) => ids.includes(id));
  return menu ? placeOf(menu) : HOME_PLACE;
}
