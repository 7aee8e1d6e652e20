import { useSWRConfig } from 'swr';
import type { EditedCategory, EditedItem } from './menu-store';
import { useMenuStore } from './menu-store-context';

/** Updates the cached menu without a read, before a write or with its response. */
export function useMenuCache(menuId: string) {
  const { root } = useMenuStore();
  const { mutate } = useSWRConfig();
  const menu = `${root}/menus/${menuId}`;

  function edit<Part>(key: string, change: (before: Part) => Part): void {
    void mutate<Part>(key, (before) => (before === undefined ? before : change(before)), {
      revalidate: false,
    });
  }

  type Items = readonly EditedItem[];
  type Categories = readonly EditedCategory[];
  const editItems = (change: (before: Items) => Items) => edit(`${menu}/items`, change);
  const editCategories = (change: (before: Categories) => Categories) =>
    edit(`${menu}/categories`, change);
  return {
    editItems,
    editCategories,
    putItems: (items: Items) => editItems((before) => items.reduce(withItem, before)),
    putCategory: (category: EditedCategory) =>
      editCategories((before) => withCategory(before, category)),
    patchItem: (itemId: string, changes: Partial<EditedItem>) =>
      editItems((items) =>
        items.map((item) => (item.id === itemId ? { ...item, ...changes } : item)),
      ),
  };
}

/** Replaces the category with the same ID. A new category is added at the end. */
const withCategory = (
  categories: readonly EditedCategory[],
  category: EditedCategory,
): readonly EditedCategory[] =>
  categories.some(({ id }) => id === category.id)
    ? categories.map((known) => (known.id === category.id ? category : known))
    : [...categories, category];

/**
 * Replaces the item with the same ID at its place. A new or moved item goes after the items with the same position.
 */
function withItem(items: readonly EditedItem[], item: EditedItem): readonly EditedItem[] {
  const known = items.find(({ id }) => id === item.id);
  if (known?.displayOrder === item.displayOrder)
    return items.map((one) => (one === known ? item : one));
  const others = items.filter((one) => one !== known);
  const later = others.findIndex(({ displayOrder }) => displayOrder > item.displayOrder);
  const at = later < 0 ? others.length : later;
  return [...others.slice(0, at), item, ...others.slice(at)];
}
