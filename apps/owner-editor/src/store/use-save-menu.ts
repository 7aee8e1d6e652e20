import type { UpdateMenuRequest } from '@cartaviva/contracts';
import { useSWRConfig } from 'swr';
import type { EditedMenu } from './menu-store';
import { useMenuStore } from './menu-store-context';
import { useRefresh } from './use-refresh';

/**
 * PUT /api/menus/{id}: applies only the fields given. Fails with 412 when `version` is not the current version. The
 * change shows immediately and is reverted when the request fails.
 */
export function useSaveMenu(menuId: string) {
  const store = useMenuStore();
  const refresh = useRefresh(menuId);
  const { mutate } = useSWRConfig();

  return async (changes: UpdateMenuRequest, version: number): Promise<EditedMenu> => {
    const saved = await mutate<EditedMenu>(
      `${store.root}/menus/${menuId}`,
      () => store.updateMenu(menuId, changes, version),
      {
        optimisticData: (known) => ({ ...known, ...changes }) as EditedMenu,
        rollbackOnError: true,
        revalidate: false,
      },
    );
    await refresh();
    return saved!;
  };
}
