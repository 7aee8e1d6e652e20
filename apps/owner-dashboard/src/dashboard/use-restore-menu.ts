import { api, sentenceOf } from '@cartaviva/api-client';
import type { MenuView } from '@cartaviva/contracts';
import { useToast } from '@cartaviva/ui';
import { MESSAGES } from './messages';
import { useRefreshMenus } from './use-refresh-menus';

/** Restores a deleted menu. The server allows this for a day. */
export function useRestoreMenu() {
  const refresh = useRefreshMenus();
  const toast = useToast();

  return async ({ id, name }: Pick<MenuView, 'id' | 'name'>): Promise<void> => {
    try {
      await api.post('/api/menus/{menuId}/restore', { params: { path: { menuId: id } } });
      toast({ title: MESSAGES.restored(name), tone: 'success' });
      await refresh();
    } catch (error) {
      const description = sentenceOf(error, MESSAGES.notRestored);
      toast({ title: MESSAGES.error, description, tone: 'destructive' });
    }
  };
}
