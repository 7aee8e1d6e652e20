import type { Allergen } from '@cartaviva/domain';
import { fill } from '../messages/fill';
import type { Messages } from '../messages/messages';

/** Returns a label such as 'Contiene: gluten, huevos', or undefined for an item without declared allergens. */
export function containsLabel(
  { allergens }: { readonly allergens: readonly Allergen[] },
  { contains, names }: Messages['allergens'],
): string | undefined {
  if (allergens.length === 0) return undefined;
  return fill(contains, { list: allergens.map((one) => names[one]).join(', ') });
}
