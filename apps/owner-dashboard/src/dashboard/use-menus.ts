import { dashboardReads, readAllMenus } from '@cartaviva/api-client';
import type { MenuView } from '@cartaviva/contracts';
import useSWR from 'swr';

/** All of the owner's menus, however many pages that takes. */
export const useMenus = () =>
  useSWR<MenuView[], unknown>('/api/menus', () => readAllMenus(), dashboardReads);
