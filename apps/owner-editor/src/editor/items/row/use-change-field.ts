import { formatPrice } from '@cartaviva/domain';
import type { EditedCategory, EditedItem, EditedMenu } from '../../../store/menu-store';
import { useMenuCache } from '../../../store/use-menu-cache';
import { useToasts } from '../../toasts';
import { MESSAGES } from '../messages';
import { useChangeItem } from '../use-change-item';
import { useSteadyCallback } from '../use-steady-callback';
import { useUndoableToast } from '../use-undoable-toast';
import { ROW_MESSAGES } from './messages';
import type { RowAct } from './row-act';

type FieldChange = Extract<RowAct, { readonly to: 'change' }>;

/**
 * Changes a name or a price. The change shows immediately and is reverted when it is rejected. A toast offers to undo
 * it.
 */
export function useChangeField(menu: EditedMenu, categories: readonly EditedCategory[]) {
  const { patchItem } = useMenuCache(menu.id);
  const change = useSteadyCallback(useChangeItem(menu, categories));
  const undoable = useUndoableToast();
  const toasts = useToasts();

  return async (item: EditedItem, { field, value }: FieldChange): Promise<void> => {
    const before = item[field];
    patchItem(item.id, { [field]: value });
    try {
      if ((await change(item, { [field]: value })) === 'theirs') return;
    } catch (error) {
      patchItem(item.id, { [field]: before });
      toasts.failed(MESSAGES.notUpdated, error);
      return;
    }
    undoable(said(item.name, field, before, value), async () => {
      await change({ ...item, [field]: value }, { [field]: before }, { asks: false });
    });
  };

  function said(name: string, field: FieldChange['field'], was: string, is: string): string {
    if (field === 'name') return ROW_MESSAGES.renamed(was, is);
    const [from, to] = [was, is].map((price) => formatPrice(price, menu));
    return ROW_MESSAGES.repriced(name, from!, to!);
  }
}
