import { UNCATEGORIZED } from '@cartaviva/domain';
import type { EditedCategory, EditedItem } from '../../store/menu-store';

/** Items under one heading; `category` is null for those without one. */
export interface ItemGroup {
  readonly category: EditedCategory | null;
  readonly name: string;
  readonly items: readonly EditedItem[];
}

/**
 * Items as diners meet them: those without category first, when there are any, then every category,
 * the empty ones too.
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
