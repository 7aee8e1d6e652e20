import { api, dashboardReads } from '@cartaviva/api-client';
import { MAX_PAGE_SIZE, type MenuView } from '@cartaviva/contracts';
import useSWR from 'swr';

/** Page by page until one is not full; what moved from one page to the next meanwhile is there once. */
async function readMenus(): Promise<MenuView[]> {
  const menus = new Map<string, MenuView>();
  for (let page = 1; ; page += 1) {
    const query = { limit: MAX_PAGE_SIZE, ...(page > 1 && { page }) };
    const rows = await api.get('/api/menus', { params: { query } });
    for (const menu of rows) menus.set(menu.id, menu);
    if (rows.length < MAX_PAGE_SIZE) return [...menus.values()];
  }
}

/** GET /api/menus: all of the owner's, however many pages that takes. */
export function useMenus() {
  return useSWR<MenuView[], unknown>('/api/menus', readMenus, dashboardReads);
}
