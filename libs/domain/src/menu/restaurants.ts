import { openState, type LocalCalendar } from '../opening-hours/open-state';
import { parseOpeningHours, withDatesOf } from '../opening-hours/opening-hours';
import { DEFAULT_MENU_DESIGN, type MenuDesign } from './designs';
import { DEFAULT_THEME_COLOR } from './menu';

/** Maximum number of restaurants of an account and of menus of a restaurant. */
export const RESTAURANTS_PER_OWNER = 100;
export const MENUS_PER_RESTAURANT = 50;
/** Maximum length of a tab's name, in characters. Four such tabs can be read on a small phone without scrolling. */
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

/** Fields that a menu without a value inherits from its restaurant. */
const LEFT_OUT = ['address', 'phone', 'coverUrl'] as const;

/**
 * Returns the menu as the public sees it. The restaurant's data replaces empty fields of the menu, and the
 * restaurant's single dates also apply to menus with separate hours. Colour and design belong together, and the
 * menu's values apply only if they differ from the defaults. A logo brings its placeholder.
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
    logoUrl,
    logoPlaceholder,
    themeColor,
    design,
  };
}

const saysStyle = ({ themeColor, design }: Pick<RestaurantFace, 'themeColor' | 'design'>) =>
  design !== DEFAULT_MENU_DESIGN || themeColor.toLowerCase() !== DEFAULT_THEME_COLOR;

/** Hours in which a menu of a restaurant is served, in `opening_hours` format. Null means always. */
export interface ServedMenu {
  readonly servedHours: string | null;
}

/**
 * Returns the menu with which a restaurant's page opens: the first one with hours that include this moment, else the
 * first one without hours, else the first one. Returns undefined for an empty list.
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

/** Unreadable hours count as not served. */
function isServed(servedHours: string, now: Date, calendar: LocalCalendar): boolean {
  const hours = parseOpeningHours(servedHours);
  return hours !== undefined && openState(hours, calendar, now).isOpen;
}
