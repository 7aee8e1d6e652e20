import { labelOfMenu } from '@cartaviva/domain';
import { useMenus } from './use-menus';

/** Returns a function that names a menu so that it differs from the account's other menus. */
export function useMenuLabel(): (menu: {
  readonly menuId: string;
  readonly name: string;
}) => string {
  const { data: all = [] } = useMenus();
  return (menu) => labelOfMenu(menu, all);
}
