import { DomainError } from '../errors';
import { RULE_MESSAGES } from '../messages';
import type { DietaryTag } from './diets';

/** The 14 allergens of Annex II of Regulation (EU) 1169/2011, in its order, with their Dominican names. */
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

/**
 * Allergens that contradict a tag. Translations of "Sin Nueces" such as "Nut-free" and "Ohne Nüsse"
 * also exclude peanuts.
 */
const DENIED: Readonly<Partial<Record<DietaryTag, readonly Allergen[]>>> = {
  'Sin Gluten': ['Gluten'],
  'Sin Lácteos': ['Lácteos'],
  'Sin Nueces': ['Maní', 'Frutos secos'],
  Vegetariano: ['Crustáceos', 'Pescado', 'Moluscos'],
  Vegano: ['Crustáceos', 'Huevos', 'Pescado', 'Lácteos', 'Moluscos'],
};

export const DENIED_TAGS = Object.entries(DENIED) as [DietaryTag, readonly Allergen[]][];

export interface DeclaredItem {
  readonly dietaryTags: readonly DietaryTag[];
  readonly allergens: readonly Allergen[];
}

/** Returns the tags that the item's allergens contradict. */
export const deniedTags = ({ dietaryTags, allergens }: DeclaredItem): DietaryTag[] =>
  dietaryTags.filter((tag) => DENIED[tag]?.some((denied) => allergens.includes(denied)));

/** Returns the tags that the item's allergens permit. */
export function allowedTags(item: DeclaredItem): DietaryTag[] {
  const denied = deniedTags(item);
  return item.dietaryTags.filter((tag) => !denied.includes(tag));
}

/** Returns the Spanish sentence that refuses an item's tags, or undefined when the tags are valid. */
export function whyDenied(item: DeclaredItem): string | undefined {
  const tags = deniedTags(item);
  if (tags.length === 0) return undefined;
  const denying = item.allergens.filter((one) => tags.some((tag) => DENIED[tag]!.includes(one)));
  return RULE_MESSAGES.deniedTags(tags, denying);
}

/**
 * Checks the tags and allergens of an update. An update of neither is not checked.
 * @throws DomainError INVALID_INPUT for `dietaryTags`, or for `allergens` when the update has only
 * these
 */
export function requireAllowedTags(before: DeclaredItem, written: Partial<DeclaredItem>): void {
  if (!written.dietaryTags && !written.allergens) return;
  const sentence = whyDenied({
    dietaryTags: written.dietaryTags ?? before.dietaryTags,
    allergens: written.allergens ?? before.allergens,
  });
  if (!sentence) return;
  const field = written.dietaryTags ? 'dietaryTags' : 'allergens';
  throw new DomainError('INVALID_INPUT', { fields: { [field]: sentence } });
}
