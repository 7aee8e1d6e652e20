import { api, dashboardReads } from '@cartaviva/api-client';
import { MAX_PAGE_SIZE, type MenuView } from '@cartaviva/contracts';
import useSWR from 'swr';

const readMenus = () => api.get('/api/menus', { params: { query: { limit: MAX_PAGE_SIZE } } });

/** GET /api/menus: the owner's, as many as one page holds. */
export function useMenus() {
  return useSWR<MenuView[], unknown>('/api/menus', readMenus, dashboardReads);
}
