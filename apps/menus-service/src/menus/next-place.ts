import { requireRoom } from '@cartaviva/domain';
import type { EntityManager } from 'typeorm';
import { Category } from '../categories/category.entity';
import { Item } from '../items/item.entity';

type Kind = typeof Category | typeof Item;

/**
 * Returns the display order of a new last row of a menu, which the transaction has locked.
 * @throws DomainError MENU_CONTENT_LIMIT_REACHED if the menu is full
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

/** @throws DomainError MENU_CONTENT_LIMIT_REACHED if the menu has no room for another row of the kind */
export async function requirePlace(
  manager: EntityManager,
  kind: Kind,
  menuId: string,
): Promise<void> {
  const rows = await manager.countBy<Category | Item>(kind, { menuId });
  requireRoom(kind === Item ? 'items' : 'categories', rows);
}
