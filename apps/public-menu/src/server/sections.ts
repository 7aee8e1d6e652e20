import type { ItemView, PublishedMenu } from '@cartaviva/contracts';

/** One card of the page: a category and its items, or the items that have none. */
export interface Section {
  /** Anchor within the page. */
  readonly id: string;
  readonly name: string | null;
  readonly items: readonly ItemView[];
}

/** The cards in reading order: items without category first, then every category that has items. */
export function sectionsOf({ categories, items }: PublishedMenu): Section[] {
  const known = new Set(categories.map(({ id }) => id));
  const loose = items.filter(({ categoryId }) => categoryId === null || !known.has(categoryId));
  return [
    { id: 'carta', name: null, items: loose },
    ...categories.map(({ id, name }, index) => ({
      id: `c${index + 1}`,
      name,
      items: items.filter(({ categoryId }) => categoryId === id),
    })),
  ].filter((section) => section.items.length > 0);
}
