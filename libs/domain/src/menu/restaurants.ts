import { openState, type LocalCalendar } from '../opening-hours/open-state';
import { parseOpeningHours, withDatesOf } from '../opening-hours/opening-hours';
import { DEFAULT_MENU_DESIGN, type MenuDesign } from './designs';
import { DEFAULT_THEME_COLOR } from './menu';

/** Most restaurants of one account, and menus of one restaurant. */
export const RESTAURANTS_PER_OWNER = 100;
export const MENUS_PER_RESTAURANT = 50;
/** Longest name of a tab, in characters: four of them are read on a small phone without a finger. */
export const TAB_NAME_MAX = 30;

/** Public data that a restaurant provides to its menus. */
export interface RestaurantFace {
  readonly address: string | null;
  readonly phone: string | null;
  readonly openingHours: string | null;
  readonly logoUrl: string | null;
  readonly logoPlaceholder: string | null;
  readonly coverUrl: string | null;
  readonly themeColor: string;
  readonly design: MenuDesign;
}

/** The texts and the photo that a menu leaves to its restaurant by saying none. */
const LEFT_OUT = ['address', 'phone', 'coverUrl'] as const;

/**
 * Returns the menu as the public sees it: the restaurant's data replaces what the menu leaves
 * empty, and a date on which it is closed closes menus with hours of their own, too. Colour and design belong together, and a menu overrides them once they differ from the
 * defaults. A logo brings its replacement text.
 */
export function inheritedMenu<Menu extends RestaurantFace>(
  menu: Menu,
  restaurant: RestaurantFace,
): Menu {
  const texts = LEFT_OUT.map((field) => [field, menu[field] ?? restaurant[field]] as const);
  const { logoUrl, logoPlaceholder } = menu.logoUrl ? menu : restaurant;
  const { themeColor, design } = saysStyle(menu) ? menu : restaurant;
  return {
    ...menu,
    ...Object.fromEntries(texts),
    openingHours: withDatesOf(menu.openingHours, restaurant.openingHours),
    ...{ logoUrl, logoPlaceholder, themeColor, design },
  };
}

const saysStyle = ({ themeColor, design }: Pick<RestaurantFace, 'themeColor' | 'design'>) =>
  design !== DEFAULT_MENU_DESIGN || themeColor.toLowerCase() !== DEFAULT_THEME_COLOR;

/** When a menu of a restaurant is served, in `opening_hours`; null for always. */
export interface ServedMenu {
  readonly servedHours: string | null;
}

/**
 * The menu that a restaurant's page opens with: the first of those that are served at this moment alone,
 * else the first that always is, else the first of all. Undefined of none.
 */
export function menuServedAt<Menu extends ServedMenu>(
  menus: readonly Menu[],
  now: Date,
  calendar: LocalCalendar,
): Menu | undefined {
  return (
    menus.find(({ servedHours }) => servedHours !== null && isServed(servedHours, now, calendar)) ??
    menus.find(({ servedHours }) => servedHours === null) ??
    menus[0]
  );
}

/** Hours that cannot be read are of no moment. */
function isServed(servedHours: string, now: Date, calendar: LocalCalendar): boolean {
  const hours = parseOpeningHours(servedHours);
  return hours !== undefined && openState(hours, calendar, now).isOpen;
}
