import { readAllMenus } from '@cartaviva/api-client';
import type { OtherMenu } from './menu-store';

/** Lists all other menus of the owner, sorted by name. */
export const readOtherMenus = async (menuId: string): Promise<readonly OtherMenu[]> =>
  (await readAllMenus('name')).filter(({ id }) => id !== menuId);
