import type { Currency } from '../currencies';
import { HOME_PLACE, placeOf, type Place } from '../places/place';
import { currencyIn } from '../places/place-currency';
import { MENU_HINTS } from './menu-hints';

/** Swatches that the editor offers for a menu's theme colour (specification §2, Menu editor). */
export const THEME_COLORS = [
  '#10b981',
  '#ef4444',
  '#3b82f6',
  '#f59e0b',
  '#8b5cf6',
  '#06b6d4',
  '#84cc16',
] as const;

/** Theme colour of a new menu, and of the public page if a menu has none (specification §9). */
export const DEFAULT_THEME_COLOR = '#10b981';
export const FALLBACK_THEME_COLOR = '#16a085';

/**
 * Returns the defaults of a menu that is created from the dashboard (specification §9, "new-menu defaults"). Its
 * placeholders are the editor's hints and are not stored (decisions, "A new menu's defaults").
 * @param near the account's newest menu, or the place that the browser suggests for the first one
 */
export function newMenuDefaults(
  owner: { firstName: string; preferredCurrency: Currency['code'] | '' },
  near: Place & { readonly currency?: Currency['code'] } = HOME_PLACE,
) {
  const firstName = owner.firstName.trim();
  return {
    name: MENU_HINTS.name,
    restaurantName: firstName ? `Restaurante de ${firstName}` : MENU_HINTS.restaurantName,
    ...placeOf(near),
    currency: currencyIn(near, owner.preferredCurrency),
    themeColor: DEFAULT_THEME_COLOR,
    isPublished: false,
  };
}
