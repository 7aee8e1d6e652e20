import { useSWRConfig } from 'swr';
import type { EditedItem } from './menu-store';
import { useMenuStore } from './menu-store-context';
import { useMenuRead } from './use-menu-read';

/**
 * GET /api/menus/{id}/items, or the same data from the browser's store. An unchanged item keeps its object identity,
 * so its row does not render again.
 */
export function useItems(menuId: string) {
  const store = useMenuStore();
  const { cache } = useSWRConfig();
  const path = `menus/${menuId}/items`;
  return useMenuRead(path, async () => {
    const items = await store.items(menuId);
    const known = cache.get(`${store.root}/${path}`)?.data as readonly EditedItem[] | undefined;
    return withKnown(items, known ?? []);
  });
}

function withKnown(
  items: readonly EditedItem[],
  known: readonly EditedItem[],
): readonly EditedItem[] {
  const before = new Map(known.map((item) => [item.id, item]));
  return items.map((item) => {
    const same = before.get(item.id);
    return same && JSON.stringify(same) === JSON.stringify(item) ? same : item;
  });
}
