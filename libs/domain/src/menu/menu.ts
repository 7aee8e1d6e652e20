import { DEFAULT_CURRENCY, type Currency } from '../currencies';

/** Swatches the editor offers for a menu's theme colour (specification §2, Menu editor). */
export const THEME_COLORS = [
  '#10b981',
  '#ef4444',
  '#3b82f6',
  '#f59e0b',
  '#8b5cf6',
  '#06b6d4',
  '#84cc16',
] as const;

/** Theme colour of a new menu, and of the public page when a menu has none (specification §9). */
export const DEFAULT_THEME_COLOR = '#10b981';
export const FALLBACK_THEME_COLOR = '#16a085';

export const DIETARY_TAGS = [
  'Vegetariano',
  'Vegano',
  'Sin Gluten',
  'Sin Lácteos',
  'Sin Nueces',
  'Picante',
] as const;
export type DietaryTag = (typeof DIETARY_TAGS)[number];

/** Heading of the items that belong to no category (specification §2). */
export const UNCATEGORIZED = 'Sin Categoría';

/** Longest texts accepted, in characters. */
export const TEXT_LIMITS = {
  name: 120,
  description: 2000,
  address: 300,
  phone: 40,
  option: 60,
} as const;

/** Most sizes and extras of one item. */
export const MAX_SIZES = 10;
export const MAX_EXTRAS = 20;

/** Most items and categories of one menu. */
export const ITEMS_PER_MENU = 500;
export const CATEGORIES_PER_MENU = 100;

/** A category's name as a menu tells two apart: case and blanks folded (decisions, "Calls"). */
export const foldedName = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** What a menu created from the dashboard starts with (specification §9, "new-menu defaults"). */
export function newMenuDefaults(owner: {
  firstName: string;
  preferredCurrency: Currency['code'] | '';
}) {
  const firstName = owner.firstName.trim();
  return {
    name: 'Nuevo Menú',
    restaurantName: firstName ? `Restaurante de ${firstName}` : 'Mi Restaurante',
    description: 'Cuenta en una frase qué hace especial a tu cocina.',
    address: 'Calle y número, ciudad',
    phone: '(809) 000-0000',
    currency: owner.preferredCurrency || DEFAULT_CURRENCY,
    themeColor: DEFAULT_THEME_COLOR,
    isPublished: false,
  };
}
