import type { ItemPlace } from '@cartaviva/contracts';
import { useMenuStore } from './menu-store-context';
import { useRefresh } from './use-refresh';

export interface LeavingCategory {
  readonly id: string;
  readonly name: string;
  readonly openingHours: string | null;
  /** IDs of all categories of the menu in their order, including this one. */
  readonly order: readonly string[];
  readonly items: readonly Omit<ItemPlace, 'categoryId'>[];
}

/**
 * DELETE /api/categories/{id}: the items stay in the menu, without a category. Returns a function that undoes the
 * deletion: it creates a new category with the same name, hours, place and items.
 */
export function useDeleteCategory(menuId: string) {
  const store = useMenuStore();
  const refresh = useRefresh(menuId);
  return async ({
    id,
    order,
    items,
    ...category
  }: LeavingCategory): Promise<() => Promise<void>> => {
    await store.deleteCategory(id);
    await refresh('categories', 'items');
    return async () => {
      const again = await store.createCategory(menuId, category);
      await store.arrange(menuId, {
        categories: order.map((known) => (known === id ? again.id : known)),
        items: items.map(({ id: itemId, displayOrder }) => ({
          id: itemId,
          categoryId: again.id,
          displayOrder,
        })),
      });
      await refresh('categories', 'items');
    };
  };
}
