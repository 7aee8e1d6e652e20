import type { UpdateMenuRequest } from '@cartaviva/contracts';
import { useSWRConfig } from 'swr';
import type { EditedMenu } from './menu-store';
import { useMenuStore } from './menu-store-context';
import { useRefresh } from './use-refresh';

/** PUT /api/menus/{id}: only what is given changes. */
export function useSaveMenu(menuId: string) {
  const store = useMenuStore();
  const refresh = useRefresh(menuId);
  const { mutate } = useSWRConfig();
  return async (changes: UpdateMenuRequest): Promise<EditedMenu> => {
    const saved = await store.updateMenu(menuId, changes);
    await mutate(`${store.root}/menus/${menuId}`, saved, { revalidate: false });
    await refresh();
    return saved;
  };
}
