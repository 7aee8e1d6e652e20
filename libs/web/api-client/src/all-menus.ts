import { MAX_PAGE_SIZE, type MenuView } from '@cartaviva/contracts';
import { byRestaurant } from '@cartaviva/domain';
import { api } from './api';

/**
 * Reads all menus of the account, page by page, and groups them by restaurant. A menu that moves to another page
 * during the reads appears once.
 */
export async function readAllMenus(sort?: 'name'): Promise<MenuView[]> {
  const menus = new Map<string, MenuView>();
  for (let page = 1; ; page += 1) {
    const query = { limit: MAX_PAGE_SIZE, ...(sort && { sort }), ...(page > 1 && { page }) };
    const rows = await api.get('/api/menus', { params: { query } });
    for (const menu of rows) menus.set(menu.id, menu);
    if (rows.length < MAX_PAGE_SIZE) return byRestaurant([...menus.values()]);
  }
}
