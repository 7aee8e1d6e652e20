import { DomainError } from '@cartaviva/contracts';
import { foldedName, ITEMS_PER_MENU } from '@cartaviva/domain';
import { randomUUID } from 'node:crypto';
import { In, type EntityManager } from 'typeorm';
import { Category } from '../categories/category.entity';
import { Item } from '../items/item.entity';
import type { Menu } from '../menus/menu.entity';
import { without } from '../without';
import type { LinkedItem } from './link-items';

/** Columns that are not shared, and those that a new row sets itself. */
const OWN = [
  ...(['id', 'menuId', 'externalId', 'isAvailable', 'availableAgainAt'] as const),
  ...(['version', 'createdAt', 'updatedAt', 'deletedAt'] as const),
];

/** Unlinks deleted rows of items that are added again. A restored row is then a separate item. */
const SEPARATE_DELETED = `
  UPDATE menu_items SET shared_id = NULL
  WHERE menu_id = $1 AND shared_id = ANY($2) AND deleted_at IS NOT NULL`;

interface Placed {
  readonly created: readonly Item[];
  readonly rowOf: (item: LinkedItem) => Item;
}

/**
 * Adds missing items to the end of a menu, which the transaction has locked, in their order.
 * @param categoryId undefined for the category with the same name as the item's
 * @throws DomainError MENU_CONTENT_LIMIT_REACHED
 */
export async function placeShared(
  manager: EntityManager,
  menu: Menu,
  items: readonly LinkedItem[],
  categoryId: string | null | undefined,
): Promise<Placed> {
  const present = await manager.findBy(Item, { menuId: menu.id });
  const known = new Map(present.map((item) => [item.sharedId, item]));
  const missing = new Map(items.map((item) => [item.sharedId, item]));
  for (const sharedId of known.keys()) missing.delete(sharedId!);
  if (present.length + missing.size > ITEMS_PER_MENU) {
    const limit = ITEMS_PER_MENU;
    throw new DomainError('MENU_CONTENT_LIMIT_REACHED', { content: 'items', limit });
  }
  await manager.query(SEPARATE_DELETED, [menu.id, [...missing.keys()]]);
  const categoryOf =
    categoryId === undefined ? await namesakes(manager, menu, items) : () => categoryId;
  const last = Math.max(0, ...present.map(({ displayOrder }) => displayOrder));
  const rows = [...missing.values()].map((item, at) => ({
    ...without(item, ...OWN),
    ...{ id: randomUUID(), menuId: menu.id },
    ...{ categoryId: categoryOf(item), displayOrder: last + 1 + at },
  }));
  await manager.insert(Item, rows);
  const created = await manager.find(Item, {
    where: { id: In(rows.map(({ id }) => id)) },
    order: { displayOrder: 'ASC' },
  });
  for (const item of created) known.set(item.sharedId, item);
  return { created, rowOf: ({ sharedId }) => known.get(sharedId)! };
}

/** Returns the menu's category with the same name as an item's category, if any. */
async function namesakes(
  manager: EntityManager,
  menu: Menu,
  items: readonly Item[],
): Promise<(item: Item) => string | null> {
  const own = await manager.findBy(Category, { menuId: menu.id });
  const ids = new Set(items.flatMap(({ categoryId }) => categoryId ?? []));
  const theirs = await manager.findBy(Category, { id: In([...ids]) });
  const byName = new Map(own.map(({ id, name }) => [foldedName(name), id]));
  const found = new Map(theirs.map(({ id, name }) => [id, byName.get(foldedName(name)) ?? null]));
  return ({ categoryId }) => (categoryId && found.get(categoryId)) || null;
}
