import type { CreateItemRequest } from '@cartaviva/contracts';
import type { EditedCategory, EditedItem, EditedMenu } from '../../../store/menu-store';
import { useItems } from '../../../store/use-items';
import { useSaveItem } from '../../../store/use-save-item';
import { useConflict } from '../../conflict/conflict-guard';
import { saveMerging, type Choice } from '../../conflict/save-merging';
import { changedItem, comparableItem } from './item-changes';
import { itemDifferences } from './item-differences';

interface SaveOptions {
  readonly menu: EditedMenu;
  readonly categories: readonly EditedCategory[];
  /** The item as it was opened; without it a new one is made. */
  readonly opened: EditedItem | undefined;
}

/**
 * Saves an item: a new one whole, of another only what was changed since it was opened. What was changed
 * elsewhere meanwhile stays; where both changed the same, the owner is asked.
 */
export function useSaveOrAsk({ menu, categories, opened }: SaveOptions) {
  const { create, update } = useSaveItem(menu.id);
  const items = useItems(menu.id);
  const whichStays = useConflict();
  const find = (all: readonly EditedItem[] | undefined) => all?.find(({ id }) => id === opened?.id);

  /** Whose version stands there now: `theirs` when nothing of this form was left. */
  return async (item: CreateItemRequest): Promise<Choice> => {
    if (!opened) {
      await create(item);
      return 'mine';
    }
    const { whose } = await saveMerging<EditedItem>({
      mine: changedItem(opened, item),
      over: opened,
      known: find(items.data) ?? opened,
      reread: async () => find(await items.mutate()),
      write: (changes, version) => update(opened.id, changes, version),
      ask: (clashes) => whichStays(itemDifferences(clashes, { ...menu, categories })),
      comparable: comparableItem,
    });
    return whose;
  };
}
