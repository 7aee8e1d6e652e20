import type { DietaryTag } from './item';

/**
 * The fourteen allergens that Annex II of Regulation (EU) 1169/2011 has declared, in its order, by the
 * words of the Dominican Republic.
 */
export const ALLERGENS = [
  'Gluten',
  'Crustáceos',
  'Huevos',
  'Pescado',
  'Maní',
  'Soya',
  'Lácteos',
  'Frutos secos',
  'Apio',
  'Mostaza',
  'Ajonjolí',
  'Sulfitos',
  'Altramuces',
  'Moluscos',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** What an item with a tag cannot contain. */
const DENIED: Readonly<Partial<Record<DietaryTag, readonly Allergen[]>>> = {
  'Sin Gluten': ['Gluten'],
  'Sin Lácteos': ['Lácteos'],
  'Sin Nueces': ['Frutos secos'],
  Vegetariano: ['Crustáceos', 'Pescado', 'Moluscos'],
  Vegano: ['Crustáceos', 'Huevos', 'Pescado', 'Lácteos', 'Moluscos'],
};

/** The tags of an item that what it contains says the contrary of. */
export const deniedTags = (
  tags: readonly DietaryTag[],
  allergens: readonly Allergen[],
): DietaryTag[] => tags.filter((tag) => DENIED[tag]?.some((denied) => allergens.includes(denied)));
