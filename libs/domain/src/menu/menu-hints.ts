import { centsOf } from '../money';
import { orderNumber } from '../phone';

/**
 * What a new menu begins with (specification §9, "new-menu defaults"). They are hints for its owner: the
 * editor shows them in empty fields, and for everybody else they count as empty.
 */
export const MENU_HINTS = {
  name: 'Nuevo Menú',
  restaurantName: 'Mi Restaurante',
  description: 'Cuenta en una frase qué hace especial a tu cocina.',
  address: 'Calle y número, ciudad',
  phone: '(809) 000-0000',
} as const;

/** What diners read in place of a menu's title that nobody has written. */
export const PLAIN_MENU_NAME = 'Menú';

/** `Restaurante de Ana`, as a menu of Ana begins. */
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
 * A menu as everybody but its owner reads it: without hints. The restaurant's name stays, for a page must
 * have one, and a title that nobody wrote is a plain one.
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

/** What a menu may be published without, and should not: in the order of its weight. */
export const MISSING_PARTS = ['items', 'prices', 'restaurantName', 'phone', 'address'] as const;
export type MissingPart = (typeof MISSING_PARTS)[number];

/**
 * What a menu and its items lack for those who open it. A price of zero is one that nobody wrote, and a phone
 * under which no orders arrive is as none.
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
