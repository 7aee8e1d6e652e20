export const DIETARY_TAGS = [
  'Vegetariano',
  'Vegano',
  'Sin Gluten',
  'Sin Lácteos',
  'Sin Nueces',
  'Picante',
] as const;
export type DietaryTag = (typeof DIETARY_TAGS)[number];

/** Whether an item with these tags suits who asks for one: what is vegan is vegetarian, too. */
export const suitsDiet = (tags: readonly DietaryTag[], asked: string): boolean =>
  tags.some((tag) => tag === asked || (tag === 'Vegano' && asked === 'Vegetariano'));
