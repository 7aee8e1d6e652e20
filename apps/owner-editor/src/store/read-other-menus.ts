import { readAllMenus } from '@cartaviva/api-client';
import type { OtherMenu } from './menu-store';

/** All of the owner's menus but one, by name. */
export const readOtherMenus = async (menuId: string): Promise<readonly OtherMenu[]> =>
  (await readAllMenus('name')).filter(({ id }) => id !== menuId);
