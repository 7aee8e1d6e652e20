import type { UpdateMenuRequest } from '@cartaviva/contracts';
import { useSWRConfig } from 'swr';
import { inTurn } from './in-turn';
import type { EditedMenu } from './menu-store';
import { useMenuStore } from './menu-store-context';
import { useRefresh } from './use-refresh';

interface SaveOptions {
  /** Saves over whatever somebody else has made of the menu meanwhile. */
  readonly over?: boolean;
}

/**
 * PUT /api/menus/{id}: only what is given changes, and only in the version that this window knows;
 * refused with 412 when there is a newer one. It shows at once, and no longer when it fails.
 */
export function useSaveMenu(menuId: string) {
  const store = useMenuStore();
  const refresh = useRefresh(menuId);
  const { mutate } = useSWRConfig();
  const key = `${store.root}/menus/${menuId}`;

  return async (changes: UpdateMenuRequest, { over = false }: SaveOptions = {}) => {
    const saved = await inTurn(key, () =>
      mutate<EditedMenu>(
        key,
        (known) => store.updateMenu(menuId, changes, over ? undefined : known?.version),
        {
          optimisticData: (known) => ({ ...known, ...changes }) as EditedMenu,
          rollbackOnError: true,
          revalidate: false,
        },
      ),
    );
    await refresh();
    return saved!;
  };
}
