import type { ImportReport } from '@cartaviva/contracts';
import type { EditedCategory, EditedItem, MenuStore } from './menu-store';
import { useMenuStore } from './menu-store-context';
import { useRefresh } from './use-refresh';

/** New content of an import, as it was right afterwards. */
export interface MadeByImport {
  readonly items: readonly Pick<EditedItem, 'id' | 'version' | 'categoryId'>[];
  readonly categories: readonly EditedCategory[];
}

/** Names of content that an undo left in the menu because it was changed or has other items. */
export interface RemainingContent {
  readonly items: readonly string[];
  readonly categories: readonly string[];
}

export async function madeByImport(
  store: MenuStore,
  menuId: string,
  { itemIds, categoryIds }: Pick<ImportReport, 'itemIds' | 'categoryIds'>,
): Promise<MadeByImport> {
  const [items, categories] = await Promise.all([store.items(menuId), store.categories(menuId)]);
  return {
    items: items
      .filter(({ id }) => itemIds.includes(id))
      .map(({ id, version, categoryId }) => ({ id, version, categoryId })),
    categories: categories.filter(({ id }) => categoryIds.includes(id)),
  };
}

/**
 * Deletes the items and the categories that an import made. An item that was changed or moved since stays, and so does
 * a category that was changed or has items. A repeated call continues after a failure.
 */
export function useUndoImport(menuId: string) {
  const store = useMenuStore();
  const refresh = useRefresh(menuId);
  return async ({ items: made, categories }: MadeByImport): Promise<RemainingContent> => {
    try {
      const before = await store.items(menuId);
      const unmoved = made.filter(({ id, categoryId }) =>
        before.some((item) => item.id === id && item.categoryId === categoryId),
      );
      if (unmoved.length > 0) await store.deleteItems(menuId, unmoved);
      const left = await store.items(menuId);
      const present = await store.categories(menuId);
      const own = present.filter(({ id }) => categories.some((category) => category.id === id));
      const isDeleted = (category: EditedCategory) =>
        left.every(({ categoryId }) => categoryId !== category.id) &&
        categories.some((before) => isSame(before, category));
      for (const category of own.filter(isDeleted)) await store.deleteCategory(category.id);
      return {
        items: left.filter(({ id }) => made.some((item) => item.id === id)).map(nameOf),
        categories: own.filter((category) => !isDeleted(category)).map(nameOf),
      };
    } finally {
      await refresh('categories', 'items');
    }
  };
}

const nameOf = ({ name }: { readonly name: string }): string => name;

const isSame = (one: EditedCategory, other: EditedCategory): boolean =>
  one.id === other.id && one.name === other.name && one.openingHours === other.openingHours;
