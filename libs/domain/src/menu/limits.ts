import { DomainError } from '../errors';

/** Maximum lengths of texts, in characters. */
export const TEXT_LIMITS = {
  name: 120,
  description: 2000,
  address: 300,
  phone: 40,
  openingHours: 500,
  option: 60,
  externalId: 64,
} as const;

export const MAX_SIZES = 10;
export const MAX_EXTRAS = 20;

export const ITEMS_PER_MENU = 500;
export const CATEGORIES_PER_MENU = 100;

/** Maximum number of menus, changed items and list rows in one price change. */
export const MENUS_PER_PRICE_CHANGE = 100;
export const ITEMS_PER_PRICE_CHANGE = 3000;
export const PRICES_PER_LIST = 3000;

export const MAX_SCHEDULED_CHANGES = 100;

/** Days for which a price change can be undone. */
export const PRICE_CHANGE_DAYS = 30;

export const MAX_PLACE = 100_000;

const ROOM = { items: ITEMS_PER_MENU, categories: CATEGORIES_PER_MENU } as const;

/** Refuses as MENU_CONTENT_LIMIT_REACHED when a menu with this number of elements has no room for another. */
export function requireRoom(content: keyof typeof ROOM, count: number): void {
  const limit = ROOM[content];
  if (count >= limit) throw new DomainError('MENU_CONTENT_LIMIT_REACHED', { content, limit });
}
