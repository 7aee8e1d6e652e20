import { In, type EntityManager } from 'typeorm';
import { Item } from '../items/item.entity';
import { toItemView } from '../items/item.view';
import { updated } from '../menus/content-changes';
import { emitMenuChanged, type Acting } from '../menus/emit-menu-changed';
import type { Menu } from '../menus/menu.entity';

const LINK = `UPDATE menu_items SET shared_id = gen_random_uuid() WHERE id = ANY($1) AND shared_id IS NULL`;

export type LinkedItem = Item & { readonly sharedId: string };

/**
 * Assigns a shared ID to each item that has none. Uses SQL, because sharing must not change the item's version. The
 * menus are locked.
 * @returns the updated items, in the same order
 */
export async function linkItems(
  manager: EntityManager,
  items: readonly Item[],
): Promise<LinkedItem[]> {
  const ids = items.map(({ id }) => id);
  await manager.query(LINK, [ids]);
  const linked = await manager.findBy(Item, { id: In(ids) });
  const byId = new Map(linked.map((item) => [item.id, item as LinkedItem]));
  return ids.map((id) => byId.get(id)!);
}

/** Emits a change of each menu with items that are now shared for the first time. */
export async function announceLinked(
  manager: EntityManager,
  menus: readonly Menu[],
  before: readonly Item[],
  linked: readonly LinkedItem[],
  acting: Acting,
): Promise<void> {
  for (const menu of menus) {
    const changes = linked.flatMap((item, at) =>
      item.menuId === menu.id ? updated('item', toItemView(before[at]!), toItemView(item)) : [],
    );
    if (changes.length > 0) await emitMenuChanged(manager, menu, acting, { changes });
  }
}
