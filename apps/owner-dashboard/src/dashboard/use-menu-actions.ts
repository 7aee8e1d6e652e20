import { api, sentenceOf } from '@cartaviva/api-client';
import type { MenuView } from '@cartaviva/contracts';
import { menuLabel } from '@cartaviva/domain';
import { useToast } from '@cartaviva/ui';
import { MESSAGES } from './messages';
import { useMenus } from './use-menus';
import { useRefreshMenus } from './use-refresh-menus';
import { useRestoreMenu } from './use-restore-menu';

export function useMenuActions(menu: MenuView) {
  const { data: all = [menu], mutate: keepMenus } = useMenus();
  const refresh = useRefreshMenus();
  const restore = useRestoreMenu();
  const toast = useToast();
  const params = { path: { menuId: menu.id } };

  async function attempt(work: () => Promise<void>, failure: string): Promise<void> {
    try {
      await work();
    } catch (error) {
      const description = sentenceOf(error, failure);
      toast({ title: MESSAGES.error, description, tone: 'destructive' });
    }
  }

  /** @param shareItems true when the copy shares the items of the menu */
  const duplicate = (shareItems: boolean) =>
    attempt(async () => {
      const body = { shareItems };
      const copy = await api.post('/api/menus/{menuId}/duplicate', { params, body });
      toast({
        title: MESSAGES.success,
        description: MESSAGES.duplicated(copy.name),
        tone: 'success',
      });
      await refresh();
    }, MESSAGES.notDuplicated);

  /** Removes the card immediately. The toast offers to undo the deletion while it is visible. */
  const remove = () =>
    attempt(async () => {
      await api.delete('/api/menus/{menuId}', { params });
      await keepMenus((menus) => menus?.filter(({ id }) => id !== menu.id), { revalidate: false });
      toast({
        title: MESSAGES.deleted(menuLabel(menu, all)),
        action: { label: MESSAGES.undo, onClick: () => void restore(menu) },
      });
      await refresh();
    }, MESSAGES.notDeleted);

  async function share(): Promise<void> {
    const url = `${window.location.origin}/m/${menu.slug}`;
    const what = { title: menu.restaurantName, text: MESSAGES.shareText(menu.restaurantName), url };
    try {
      if (typeof navigator.share === 'function') return await navigator.share(what);
      await navigator.clipboard.writeText(url);
      toast({ title: MESSAGES.copied, tone: 'success' });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({ title: MESSAGES.error, description: MESSAGES.notCopied, tone: 'destructive' });
    }
  }

  return { duplicate, remove, share };
}
