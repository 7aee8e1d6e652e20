import { useSWRConfig } from 'swr';
import { useMenuStore } from './menu-store-context';

/** Repeats reads after a write (specification §7): always the dashboard's lists, and the named parts of the menu. */
export function useRefresh(menuId: string) {
  const { root } = useMenuStore();
  const { mutate } = useSWRConfig();
  return async (...parts: ('categories' | 'items')[]): Promise<void> => {
    const keys = [
      `${root}/menus`,
      `${root}/dashboard/stats`,
      ...parts.map((part) => `${root}/menus/${menuId}/${part}`),
    ];
    await Promise.all(keys.map((key) => mutate(key)));
  };
}
