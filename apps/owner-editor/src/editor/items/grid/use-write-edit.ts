import type { CreateItemRequest, UpdateItemRequest } from '@cartaviva/contracts';
import type { EditedCategory, EditedItem, EditedMenu } from '../../../store/menu-store';
import { pricesOf } from '../../../store/prices-of';
import { useChangePrices } from '../../../store/use-change-prices';
import { useDeleteItem } from '../../../store/use-delete-item';
import { useMenuCache } from '../../../store/use-menu-cache';
import { useRefresh } from '../../../store/use-refresh';
import { useSaveItem } from '../../../store/use-save-item';
import { useSaveItems } from '../../../store/use-save-items';
import { useChangeItem } from '../use-change-item';
import type { ItemChange } from './pasted-cells';

export interface GridEdit {
  readonly updates: readonly ItemChange[];
  readonly creations: readonly CreateItemRequest[];
  readonly deletions: readonly EditedItem[];
}

export interface WrittenEdit {
  readonly inverse: GridEdit;
  readonly failures: readonly { readonly name: string; readonly error: unknown }[];
}

const MAX_AT_ONCE = 4;

/**
 * Saves an edit. The changes show immediately, and rejected ones are reverted. Changes that affect only prices are
 * saved all or none. Other fields and new items go in one call, which saves each row independently.
 */
export function useWriteEdit(menu: EditedMenu, categories: readonly EditedCategory[]) {
  const changeItem = useChangeItem(menu, categories);
  const changePrices = useChangePrices(menu.id);
  const { create } = useSaveItem(menu.id);
  const saveItems = useSaveItems(menu.id);
  const deleteItem = useDeleteItem(menu.id);
  const { editItems } = useMenuCache(menu.id);
  const refresh = useRefresh(menu.id);

  function patch(updates: readonly ItemChange[]): void {
    const changesOf = new Map(updates.map(({ item, changes }) => [item.id, changes]));
    editItems((items) =>
      items.map((item) => {
        const changes = changesOf.get(item.id);
        return changes ? ({ ...item, ...changes } as EditedItem) : item;
      }),
    );
  }

  /** @returns the saved updates with the versions needed to undo them */
  async function savePrices(updates: readonly ItemChange[]): Promise<readonly ItemChange[]> {
    const back = await changePrices(
      updates.map(({ item, changes }) => {
        const before = pricesOf(item);
        const after = { ...before, price: changes.price! };
        return { before, after, version: item.version };
      }),
    );
    return updates.map((update, at) => {
      const { item, changes } = inverseOf(update);
      return { item: { ...item, version: back[at]?.version ?? item.version }, changes };
    });
  }

  return async ({ updates, creations, deletions }: GridEdit): Promise<WrittenEdit> => {
    const failures: { name: string; error: unknown }[] = [];
    const saved: ItemChange[] = [];
    const created: EditedItem[] = [];
    const isAlone = updates.length === 1;

    async function trying(named: readonly { name?: string }[], save: () => Promise<void>) {
      try {
        await save();
      } catch (error) {
        failures.push(...named.map(({ name = '' }) => ({ name, error })));
      }
    }

    /** Saves one change on its own and merges it with changes made elsewhere. */
    async function saveAlone({ item, changes }: ItemChange): Promise<void> {
      await trying([item], async () => {
        const whose = await changeItem(item, changes, { asks: isAlone });
        if (whose === 'mine') saved.push(inverseOf({ item, changes }));
      });
    }

    async function saveTogether(changed: readonly ItemChange[]): Promise<void> {
      const rows = [...changed.map(rowOf), ...creations];
      if (rows.length === 0) return;
      const items = [...changed.map(({ item }) => item), ...creations];
      await trying(items, async () => {
        const now = await saveItems(rows);
        const isRefused = (_: unknown, at: number) => !now[at];
        for (const [at, { item, changes }] of changed.entries()) {
          const { version } = now[at] ?? {};
          if (version) saved.push(inverseOf({ item: { ...item, version }, changes }));
        }
        const made = now.slice(changed.length);
        created.push(...made.flatMap((item) => item ?? []));
        await eachOf(changed.filter(isRefused), saveAlone);
        // The requests run in sequence, because the server puts new items in the order of creation.
        for (const creation of creations.filter((_, at) => !made[at])) {
          await trying([creation], async () => void created.push(await create(creation)));
        }
      });
    }

    patch(updates);
    const isOfPrices = updates.length > 0 && updates.every(isOfPrice);
    if (isAlone) await saveAlone(updates[0]!);
    else if (isOfPrices) {
      const items = updates.map(({ item }) => item);
      await trying(items, async () => void saved.push(...(await savePrices(updates))));
    }
    await saveTogether(isAlone || isOfPrices ? [] : updates);
    await eachOf(deletions, (item) => trying([item], async () => void (await deleteItem(item.id))));

    if (failures.length > 0) {
      const isSaved = new Set(saved.map(({ item }) => item.id));
      patch(updates.filter(({ item }) => !isSaved.has(item.id)).map(inverseOf));
      await refresh('items');
    }
    return { inverse: { updates: saved, creations: [], deletions: created }, failures };
  };
}

/** Builds a row that the server rejects if the item was changed elsewhere. */
const rowOf = ({ item: { id, version }, changes }: ItemChange) => ({
  ...changes,
  itemId: id,
  expectedVersion: version,
});

function inverseOf({ item, changes }: ItemChange): ItemChange {
  const fields = Object.keys(changes) as (keyof UpdateItemRequest)[];
  return {
    item: { ...item, ...changes } as EditedItem,
    changes: Object.fromEntries(fields.map((field) => [field, item[field]])),
  };
}

const isOfPrice = ({ changes }: ItemChange): boolean => Object.keys(changes).join() === 'price';

async function eachOf<Thing>(
  things: readonly Thing[],
  action: (thing: Thing) => Promise<void>,
): Promise<void> {
  const left = things.values();
  const work = async () => {
    for (const thing of left) await action(thing);
  };
  await Promise.all(Array.from({ length: MAX_AT_ONCE }, work));
}
