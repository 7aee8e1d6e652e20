import { UNCATEGORIZED } from '@cartaviva/domain';
import type { EditedCategory, EditedItem } from '../../store/menu-store';

/** Items under a heading. `category` is null for items without a category. */
export interface ItemGroup {
  readonly category: EditedCategory | null;
  readonly name: string;
  readonly items: readonly EditedItem[];
}

/**
 * Groups items in the order of the diner page: items without a category first, if there are any, then all categories,
 * including empty ones.
 */
export function groupItems(
  categories: readonly EditedCategory[],
  items: readonly EditedItem[],
): ItemGroup[] {
  const known = new Set(categories.map(({ id }) => id));
  const loose = items.filter(({ categoryId }) => categoryId === null || !known.has(categoryId));
  const groups = categories.map((category) => ({
    category,
    name: category.name,
    items: items.filter(({ categoryId }) => categoryId === category.id),
  }));
  return loose.length > 0
    ? [{ category: null, name: UNCATEGORIZED, items: loose }, ...groups]
    : groups;
}
