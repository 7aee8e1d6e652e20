import type { ItemPlace } from '@cartaviva/contracts';
import { useMenuStore } from './menu-store-context';
import { useRefresh } from './use-refresh';

/** A category about to go, and what it takes to have it back as it was. */
export interface LeavingCategory {
  readonly id: string;
  readonly name: string;
  readonly openingHours: string | null;
  /** Every category of the menu in its order, this one too. */
  readonly order: readonly string[];
  readonly items: readonly Omit<ItemPlace, 'categoryId'>[];
}

/**
 * DELETE /api/categories/{id}: its items stay, without a category. Answers how to take it back: a new
 * category of that name and hours, at its place, with its items.
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
