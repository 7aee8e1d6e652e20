import { ApiError } from '@cartaviva/api-client';
import type { ItemPrices } from '@cartaviva/contracts';
import { useMenuStore } from './menu-store-context';
import { pricesOf } from './prices-of';
import { useItems } from './use-items';
import { useMenuCache } from './use-menu-cache';
import { useRefresh } from './use-refresh';

export interface Repricing {
  readonly before: ItemPrices;
  readonly after: ItemPrices;
  readonly version: number | undefined;
}

/**
 * PUT /api/menus/{id}/prices: changes all of these prices or none. Fails with 412 when one of the prices changed
 * since it was read. Other changes to the items are kept. Returns the changes that undo this one.
 */
export function useChangePrices(menuId: string) {
  const store = useMenuStore();
  const items = useItems(menuId);
  const { putItems } = useMenuCache(menuId);
  const refresh = useRefresh(menuId);

  async function change(lines: readonly Repricing[]): Promise<readonly Repricing[]> {
    const changed = await store.changePrices(
      menuId,
      lines.map(({ after, version }) => ({
        ...after,
        ...(version !== undefined && { expectedVersion: version }),
      })),
    );
    putItems(changed);
    await refresh();
    const versions = new Map(changed.map(({ id, version }) => [id, version]));
    return lines.map(({ before, after }) => ({
      before: after,
      after: before,
      version: versions.get(after.itemId),
    }));
  }

  return async (lines: readonly Repricing[]): Promise<readonly Repricing[]> => {
    try {
      return await change(lines);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 412)) throw error;
      const now = new Map((await items.mutate())?.map((item) => [item.id, item]));
      const stillSo = lines.flatMap((line) => {
        const item = now.get(line.before.itemId);
        const isSame = item && JSON.stringify(pricesOf(item)) === JSON.stringify(line.before);
        return isSame ? [{ ...line, version: item.version }] : [];
      });
      if (stillSo.length < lines.length) throw error;
      return change(stillSo);
    }
  };
}
