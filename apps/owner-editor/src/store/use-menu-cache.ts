import { useSWRConfig } from 'swr';
import type { EditedCategory, EditedItem } from './menu-store';
import { useMenuStore } from './menu-store-context';

/** Changes what is on the screen before, or without, asking the store. */
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
  return {
    editItems,
    editCategories: (change: (before: Categories) => Categories) =>
      edit(`${menu}/categories`, change),
    patchItem: (itemId: string, changes: Partial<EditedItem>) =>
      editItems((items) =>
        items.map((item) => (item.id === itemId ? { ...item, ...changes } : item)),
      ),
  };
}
