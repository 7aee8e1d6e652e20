import { centsOf } from '../money';
import { orderNumber } from '../phone';

/**
 * Placeholders of a new menu (specification §9, "new-menu defaults"). The editor shows them in empty fields as hints
 * for the owner. Everywhere else they count as empty.
 */
export const MENU_HINTS = {
  name: 'Nuevo Menú',
  restaurantName: 'Mi Restaurante',
  description: 'Cuenta en una frase qué hace especial a tu cocina.',
  address: 'Calle y número, ciudad',
  phone: '(809) 000-0000',
} as const;

/** Title that diners see if the owner has not written one. */
export const PLAIN_MENU_NAME = 'Menú';

/** Matches the default name of a restaurant, such as `Restaurante de Ana`. */
const RESTAURANT_OF = /^Restaurante de \S/;

const isHint = (field: keyof typeof MENU_HINTS, text: string | null | undefined): boolean =>
  !text?.trim() || text.trim() === MENU_HINTS[field];

interface Texts {
  readonly name: string;
  readonly restaurantName: string;
  readonly description: string | null;
  readonly address: string | null;
  readonly phone: string | null;
}

/**
 * Returns a menu without hints, for everybody except its owner. The restaurant's name stays, because a page needs
 * one, and a missing title becomes a plain one.
 */
export function withoutHints<Menu extends Texts>(menu: Menu): Menu {
  return {
    ...menu,
    name: isHint('name', menu.name) ? PLAIN_MENU_NAME : menu.name,
    description: isHint('description', menu.description) ? null : menu.description,
    address: isHint('address', menu.address) ? null : menu.address,
    phone: isHint('phone', menu.phone) ? null : menu.phone,
  };
}

/**
 * Parts that a menu should have before publication, although it may be published without them. The most important one
 * comes first.
 */
export const MISSING_PARTS = ['items', 'prices', 'restaurantName', 'phone', 'address'] as const;
export type MissingPart = (typeof MISSING_PARTS)[number];

/**
 * Returns the parts that diners miss in a menu and its items. A price of zero counts as missing, and so does a phone
 * that cannot receive orders.
 */
export function missingParts(
  menu: Texts & { readonly country: string },
  items: readonly { readonly price: string }[],
): readonly MissingPart[] {
  const isMissing: Readonly<Record<MissingPart, boolean>> = {
    items: items.length === 0,
    prices: items.some(({ price }) => centsOf(price) === 0),
    restaurantName:
      isHint('restaurantName', menu.restaurantName) || RESTAURANT_OF.test(menu.restaurantName),
    phone:
      isHint('phone', menu.phone) || !orderNumber({ phone: menu.phone, country: menu.country }),
    address: isHint('address', menu.address),
  };
  return MISSING_PARTS.filter((part) => isMissing[part]);
}
