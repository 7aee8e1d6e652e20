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
 * Changes fields of an item. Changes of one item run in sequence, and changes made elsewhere in the meantime are
 * kept. When both sides changed the same field, the owner is asked.
 */
export function useChangeItem(menu: EditedMenu, categories: readonly EditedCategory[]) {
  const { update } = useSaveItem(menu.id);
  const items = useItems(menu.id);
  const whichStays = useConflict();

  /**
   * `opened` is the item before the changes. The promise resolves to the side whose values were kept. With `asks:
   * false`, it rejects instead of asking, for bulk changes.
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
