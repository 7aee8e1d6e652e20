import { api } from '@cartaviva/api-client';
import { MAX_PAGE_SIZE } from '@cartaviva/contracts';
import type { OtherMenu } from './menu-store';

/** All of the owner's menus but one, by name, page by page until one is not full. */
export async function readOtherMenus(menuId: string): Promise<readonly OtherMenu[]> {
  const menus = new Map<string, OtherMenu>();
  for (let page = 1; ; page += 1) {
    const query = { limit: MAX_PAGE_SIZE, sort: 'name' as const, page };
    const rows = await api.get('/api/menus', { params: { query } });
    for (const menu of rows) menus.set(menu.id, menu);
    if (rows.length < MAX_PAGE_SIZE) break;
  }
  menus.delete(menuId);
  return [...menus.values()];
}
