import type { MenuVersion, VersionDifferences } from '@cartaviva/contracts';
import useSWR, { useSWRConfig } from 'swr';
import useSWRInfinite from 'swr/infinite';
import { VERSIONS_A_PAGE, type RestoreOptions } from './menu-store';
import { useMenuStore } from './menu-store-context';

function useStoredHistory() {
  const { root, history } = useMenuStore();
  if (!history) throw new Error('This store keeps no history');
  return { root, history };
}

/** Reads the versions of a menu page by page, newest first. */
export function useVersions(menuId: string) {
  const { root, history } = useStoredHistory();
  const read = useSWRInfinite<readonly MenuVersion[], unknown>(
    (page, before: readonly MenuVersion[] | null) =>
      before && before.length < VERSIONS_A_PAGE
        ? null
        : `${root}/menus/${menuId}/history?page=${page + 1}`,
    (key: string) => history.list(menuId, Number(key.split('page=')[1])),
  );
  const { data: pages, size, setSize, error, isValidating, mutate } = read;
  return {
    versions: pages?.flat(),
    hasMore: pages?.at(-1)?.length === VERSIONS_A_PAGE,
    isReadingMore: isValidating && size > (pages?.length ?? 0),
    readMore: () => void setSize(size + 1),
    error,
    /** Reads all pages shown again, because one more version shifts each of them. */
    readAgain: () => void mutate(),
  };
}

export function useVersionDifferences(menuId: string, number: number, to: 'previous' | 'now') {
  const { root, history } = useStoredHistory();
  return useSWR<VersionDifferences, unknown>(
    `${root}/menus/${menuId}/history/${number}?against=${to}`,
    () => history.compare(menuId, number, to),
  );
}

export function useRestoreVersion(menuId: string) {
  const { root, history } = useStoredHistory();
  const { mutate } = useSWRConfig();
  const isOfMenu = (key: unknown) =>
    typeof key === 'string' &&
    (key.includes(`${root}/menus/${menuId}`) || key.startsWith(`${root}/dashboard`));

  return {
    preview: (number: number, items?: readonly string[]) => history.preview(menuId, number, items),
    async restore(number: number, options?: RestoreOptions) {
      const report = await history.restore(menuId, number, options);
      await mutate(isOfMenu);
      return report;
    },
  };
}
