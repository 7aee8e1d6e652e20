import { DomainError } from '../errors';
import { RULE_MESSAGES } from '../messages';
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

/**
 * What an item with a tag cannot contain. Diners read "Sin Nueces" in their own language, as "Nut-free" and
 * "Ohne Nüsse", which promise that there are no peanuts either.
 */
const DENIED: Readonly<Partial<Record<DietaryTag, readonly Allergen[]>>> = {
  'Sin Gluten': ['Gluten'],
  'Sin Lácteos': ['Lácteos'],
  'Sin Nueces': ['Maní', 'Frutos secos'],
  Vegetariano: ['Crustáceos', 'Pescado', 'Moluscos'],
  Vegano: ['Crustáceos', 'Huevos', 'Pescado', 'Lácteos', 'Moluscos'],
};

/** The tags that an item may not carry, and the allergens of it that deny each. */
export const DENIED_TAGS = Object.entries(DENIED) as [DietaryTag, readonly Allergen[]][];

/** What an item is free of or made for, and what it contains. */
export interface DeclaredItem {
  readonly dietaryTags: readonly DietaryTag[];
  readonly allergens: readonly Allergen[];
}

/** The tags of an item that its allergens deny. */
export const deniedTags = ({ dietaryTags, allergens }: DeclaredItem): DietaryTag[] =>
  dietaryTags.filter((tag) => DENIED[tag]?.some((denied) => allergens.includes(denied)));

/** The tags of an item that its allergens do not deny. */
export function allowedTags(item: DeclaredItem): DietaryTag[] {
  const denied = deniedTags(item);
  return item.dietaryTags.filter((tag) => !denied.includes(tag));
}

/** Why an item cannot carry its tags, in the owner's words; undefined when it can. */
export function whyDenied(item: DeclaredItem): string | undefined {
  const tags = deniedTags(item);
  if (tags.length === 0) return undefined;
  const denying = item.allergens.filter((one) => tags.some((tag) => DENIED[tag]!.includes(one)));
  return RULE_MESSAGES.deniedTags(tags, denying);
}

/**
 * Refuses as INVALID_INPUT what was written of an item when its allergens deny one of its tags. The field
 * at fault is `dietaryTags`, or `allergens` when only these were written. An item of which neither was
 * written is not judged.
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
