import { dashboardReads, readAllMenus } from '@cartaviva/api-client';
import type { MenuView } from '@cartaviva/contracts';
import useSWR from 'swr';

/** Reads all of the owner's menus, page by page. */
export const useMenus = () =>
  useSWR<MenuView[], unknown>('/api/menus', () => readAllMenus(), dashboardReads);
