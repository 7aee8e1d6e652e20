import { confirmItemDeletion } from '@cartaviva/domain';
import { ConfirmDialog } from '@cartaviva/ui';
import type { EditedCategory, EditedItem } from '../../store/menu-store';
import { useDeleteCategory } from '../../store/use-delete-category';
import { useDeleteItem } from '../../store/use-delete-item';
import { useToasts } from '../toasts';
import { CATEGORY_MESSAGES } from './categories/messages';
import type { ItemGroup } from './item-groups';
import { MESSAGES } from './messages';
import { useUndoableToast } from './use-undoable-toast';

interface RemovalDialogProps {
  readonly menuId: string;
  readonly groups: readonly ItemGroup[];
  readonly leaving: EditedItem | EditedCategory;
  readonly onClose: () => void;
}

/** Asks before an item or a category is deleted (specification §5). A toast offers to undo the deletion. */
export function RemovalDialog({ menuId, groups, leaving, onClose }: RemovalDialogProps) {
  const deleteItem = useDeleteItem(menuId);
  const deleteCategory = useDeleteCategory(menuId);
  const toasts = useToasts();
  const undoable = useUndoableToast();
  const question = confirmItemDeletion(leaving.name);
  const isItem = 'price' in leaving;

  async function remove(): Promise<void> {
    try {
      if (isItem) {
        undoable(MESSAGES.deleted, await deleteItem(leaving.id));
      } else {
        const items = groups.find(({ category }) => category?.id === leaving.id)?.items ?? [];
        const order = groups.flatMap(({ category }) => (category ? [category.id] : []));
        const { id, name, openingHours } = leaving;
        const undo = await deleteCategory({ id, name, openingHours, order, items });
        undoable(CATEGORY_MESSAGES.deleted, undo);
      }
    } catch (error) {
      toasts.failed(isItem ? MESSAGES.notDeleted : CATEGORY_MESSAGES.notDeleted, error);
    }
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={isItem ? MESSAGES.deletion.title : CATEGORY_MESSAGES.deletion.title}
      description={isItem ? question : CATEGORY_MESSAGES.deletion.text(question)}
      confirmLabel={isItem ? MESSAGES.deletion.confirm : CATEGORY_MESSAGES.remove}
      onConfirm={() => void remove()}
      tone="danger"
    />
  );
}
