import type { SharingView } from '@cartaviva/contracts';
import useSWR, { useSWRConfig } from 'swr';
import type { EditedItem, OtherMenu } from './menu-store';
import { useMenuStore } from './menu-store-context';
import { useRefresh } from './use-refresh';

const keyOf = (root: string, menuId: string) => `${root}/menus/${menuId}/items/shared`;

/** Reports which other menus contain items of this one. It calls the server only if an item was ever shared. */
export function useSharing(menuId: string, items: readonly EditedItem[] | undefined) {
  const { root, sharing } = useMenuStore();
  const isAsked = sharing && items?.some(({ sharedId }) => sharedId);
  return useSWR<SharingView, unknown>(isAsked ? keyOf(root, menuId) : null, () =>
    sharing!.of(menuId),
  );
}

function useStoredSharing() {
  const { root, sharing } = useMenuStore();
  if (!sharing) throw new Error('The menus of this store share nothing');
  return { root, sharing };
}

export function useOtherMenus(menuId: string) {
  const { root, sharing } = useStoredSharing();
  return useSWR<readonly OtherMenu[], unknown>(`${root}/menus?besides=${menuId}`, () =>
    sharing.otherMenus(menuId),
  );
}

export function useChangeSharing(menuId: string) {
  const { root, sharing } = useStoredSharing();
  const refresh = useRefresh(menuId);
  const { mutate } = useSWRConfig();
  const readAgain = async () => {
    await refresh('items');
    await mutate(keyOf(root, menuId));
  };
  return {
    async share(itemIds: readonly string[]): Promise<number> {
      const { created } = await sharing.share(menuId, itemIds);
      await readAgain();
      return created;
    },
    async separate(itemId: string): Promise<void> {
      await sharing.separate(itemId);
      await readAgain();
    },
  };
}
