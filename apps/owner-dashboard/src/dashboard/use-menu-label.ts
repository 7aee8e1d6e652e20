import { labelOfMenu } from '@cartaviva/domain';
import { useMenus } from './use-menus';

/** Names a menu so that it is told apart from the account's others. */
export function useMenuLabel(): (menu: {
  readonly menuId: string;
  readonly name: string;
}) => string {
  const { data: all = [] } = useMenus();
  return (menu) => labelOfMenu(menu, all);
}
