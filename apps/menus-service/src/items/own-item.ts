import { DomainError } from '@cartaviva/contracts';
import type { EntityManager } from 'typeorm';
import { Category } from '../categories/category.entity';
import { Menu } from '../menus/menu.entity';
import { lockOwnContent } from '../menus/own-menu';
import { Item } from './item.entity';

/** The owner's item. Another owner's is as missing as one that never was: ITEM_NOT_FOUND. */
export async function getOwnItem(
  manager: EntityManager,
  accountId: string,
  itemId: string,
): Promise<Item> {
  const item = await manager
    .createQueryBuilder(Item, 'item')
    .innerJoin(Menu, 'menu', 'menu.id = item.menuId AND menu.deletedAt IS NULL')
    .where('item.id = :itemId AND menu.accountId = :accountId', { itemId, accountId })
    .getOne();
  if (!item) throw new DomainError('ITEM_NOT_FOUND');
  return item;
}

/** The owner's item as it is once its menu is locked, until the transaction ends. */
export async function lockOwnItem(
  manager: EntityManager,
  accountId: string,
  itemId: string,
  options: { withDeleted?: boolean } = {},
): Promise<{ menu: Menu; item: Item }> {
  const found = await lockOwnContent(manager, accountId, Item, itemId, options);
  if (!found) throw new DomainError('ITEM_NOT_FOUND');
  return { menu: found.menu, item: found.row };
}

/** Refuses a category of another menu as CATEGORY_NOT_FOUND. */
export async function requireCategory(
  manager: EntityManager,
  menuId: string,
  categoryId: string | null | undefined,
): Promise<void> {
  if (!categoryId) return;
  const known = await manager.existsBy(Category, { id: categoryId, menuId });
  if (!known) throw new DomainError('CATEGORY_NOT_FOUND');
}
