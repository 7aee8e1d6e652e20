import useSWR, { useSWRConfig } from 'swr';
import { demoMenuStore } from './demo-menu-store';
import { editedMenu } from './demo-menus';
import { openDemo } from './demo-storage';

/** The visitor's menus. They are read again when the dashboard opens, and each one is put in the editor's cache. */
export function useDemoMenus() {
  const { mutate } = useSWRConfig();
  const path = `${demoMenuStore.root}/menus`;
  return useSWR(path, () => openDemo(), {
    revalidateIfStale: true,
    onSuccess: (menus) => {
      for (const menu of menus) {
        void mutate(`${path}/${menu.id}`, editedMenu(menu), { revalidate: false });
      }
    },
  });
}
