import { searchable } from '@cartaviva/domain';
import type { ItemGroup } from '../item-groups';

/** Returns the IDs of the items that contain all words of the query, ignoring accents. Undefined without a query. */
export function matching(
  groups: readonly ItemGroup[],
  query: string,
): ReadonlySet<string> | undefined {
  const words = searchable(query).split(' ').filter(Boolean);
  if (words.length === 0) return undefined;
  const found = groups.flatMap(({ name: category, items }) =>
    items.filter(({ name, description, dietaryTags, allergens }) => {
      const text = searchable(
        [name, description, category, ...dietaryTags, ...allergens].join(' '),
      );
      return words.every((word) => text.includes(word));
    }),
  );
  return new Set(found.map(({ id }) => id));
}
