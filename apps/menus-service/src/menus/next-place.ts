import { DomainError } from '@cartaviva/contracts';
import { CATEGORIES_PER_MENU, ITEMS_PER_MENU } from '@cartaviva/domain';
import type { EntityManager } from 'typeorm';
import { Category } from '../categories/category.entity';
import { Item } from '../items/item.entity';

type Kind = typeof Category | typeof Item;

/** What a menu has room for. */
const roomFor = (kind: Kind) =>
  kind === Item
    ? ({ content: 'items', limit: ITEMS_PER_MENU } as const)
    : ({ content: 'categories', limit: CATEGORIES_PER_MENU } as const);

/**
 * The display order that puts a new row last in its menu, which the transaction holds. Refused as
 * MENU_CONTENT_LIMIT_REACHED when the menu is full.
 */
export async function nextPlace(
  manager: EntityManager,
  kind: Kind,
  menuId: string,
): Promise<number> {
  await requirePlace(manager, kind, menuId);
  const last = await manager.maximum<Category | Item>(kind, 'displayOrder', { menuId });
  return (last ?? 0) + 1;
}

/** Refuses as MENU_CONTENT_LIMIT_REACHED when the menu has room for no other row of the kind. */
export async function requirePlace(
  manager: EntityManager,
  kind: Kind,
  menuId: string,
): Promise<void> {
  const room = roomFor(kind);
  const rows = await manager.countBy<Category | Item>(kind, { menuId });
  if (rows >= room.limit) throw new DomainError('MENU_CONTENT_LIMIT_REACHED', room);
}
