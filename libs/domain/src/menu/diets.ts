export const DIETARY_TAGS = [
  'Vegetariano',
  'Vegano',
  'Sin Gluten',
  'Sin Lácteos',
  'Sin Nueces',
  'Picante',
] as const;
export type DietaryTag = (typeof DIETARY_TAGS)[number];

/** Returns true if an item with these tags suits the diet. Vegan items are also vegetarian. */
export const suitsDiet = (tags: readonly DietaryTag[], asked: string): boolean =>
  tags.some((tag) => tag === asked || (tag === 'Vegano' && asked === 'Vegetariano'));
