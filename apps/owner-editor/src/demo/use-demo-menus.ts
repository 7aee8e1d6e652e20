import useSWR from 'swr';
import { demoMenuStore } from './demo-menu-store';
import { openDemo } from './demo-storage';

/** The visitor's menus, read anew whenever their dashboard is opened. */
export function useDemoMenus() {
  return useSWR(`${demoMenuStore.root}/menus`, () => openDemo(), { revalidateIfStale: true });
}
