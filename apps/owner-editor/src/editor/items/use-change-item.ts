import type { UpdateItemRequest } from '@cartaviva/contracts';
import { inTurn } from '../../store/in-turn';
import type { EditedCategory, EditedItem, EditedMenu } from '../../store/menu-store';
import { useItems } from '../../store/use-items';
import { useSaveItem } from '../../store/use-save-item';
import { useConflict } from '../conflict/conflict-guard';
import { saveMerging, type Choice } from '../conflict/save-merging';
import { comparableItem } from './form/item-changes';
import { itemDifferences } from './form/item-differences';

/**
 * Changes fields of an item, after what is being changed of it. What was changed elsewhere meanwhile
 * stays; where both changed the same, the owner is asked.
 */
export function useChangeItem(menu: EditedMenu, categories: readonly EditedCategory[]) {
  const { update } = useSaveItem(menu.id);
  const items = useItems(menu.id);
  const whichStays = useConflict();

  /**
   * `opened` is the item as it was when it was changed. Whose version stands there now. Without `asks`,
   * for one change of many, it rejects where the owner would be asked.
   */
  return (opened: EditedItem, changes: UpdateItemRequest, { asks = true } = {}): Promise<Choice> =>
    inTurn(`items/${opened.id}`, async () => {
      const find = (all: readonly EditedItem[] | undefined) =>
        all?.find(({ id }) => id === opened.id);
      const { whose } = await saveMerging<EditedItem>({
        mine: changes as Partial<EditedItem>,
        over: opened,
        known: find(items.data) ?? opened,
        reread: async () => find(await items.mutate()),
        write: (written, version) => update(opened.id, written as UpdateItemRequest, version),
        ask: async (clashes) => {
          if (!asks) throw new Error('The item was changed elsewhere');
          return whichStays(itemDifferences(clashes, { ...menu, categories }));
        },
        comparable: comparableItem,
      });
      return whose;
    });
}
