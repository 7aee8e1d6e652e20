import type { Allergen } from '@cartaviva/domain';
import { fill } from '../messages/fill';
import type { Messages } from '../messages/messages';

/** 'Contiene: gluten, huevos'; undefined of an item whose restaurant declares no allergen of it. */
export function containsLabel(
  { allergens }: { readonly allergens: readonly Allergen[] },
  { contains, names }: Messages['allergens'],
): string | undefined {
  if (allergens.length === 0) return undefined;
  return fill(contains, { list: allergens.map((one) => names[one]).join(', ') });
}
