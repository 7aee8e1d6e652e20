import useSWR, { useSWRConfig } from 'swr';
import { demoMenuStore } from './demo-menu-store';
import { editedMenu } from './demo-menus';
import { openDemo } from './demo-storage';

/** The visitor's menus, read anew whenever their dashboard is opened: the editor starts from these. */
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
