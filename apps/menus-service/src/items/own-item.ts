import { DomainError } from '@cartaviva/contracts';
import { normalizedText } from '@cartaviva/domain';
import type { EntityManager } from 'typeorm';
import { Category } from '../categories/category.entity';
import { Menu } from '../menus/menu.entity';
import { getOwnMenu, lockOwnContent } from '../menus/own-menu';
import { Item } from './item.entity';

/** @throws DomainError ITEM_NOT_FOUND also for another owner's item */
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

/** @throws DomainError MENU_NOT_FOUND; ITEM_NOT_FOUND if no item of the menu has the external ID */
export async function getOwnItemByExternalId(
  manager: EntityManager,
  accountId: string,
  named: { readonly menuId: string; readonly externalId: string },
): Promise<Item> {
  const { id: menuId } = await getOwnMenu(manager, accountId, named.menuId);
  const externalId = normalizedText(named.externalId);
  const item = await manager.findOneBy(Item, { menuId, externalId });
  if (!item) throw new DomainError('ITEM_NOT_FOUND');
  return item;
}

/** Locks the owner's menu until the transaction ends, and returns the item as it is then. */
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

/** @throws DomainError CATEGORY_NOT_FOUND if the category belongs to another menu */
export async function requireCategory(
  manager: EntityManager,
  menuId: string,
  categoryId: string | null | undefined,
): Promise<void> {
  if (!categoryId) return;
  const known = await manager.existsBy(Category, { id: categoryId, menuId });
  if (!known) throw new DomainError('CATEGORY_NOT_FOUND');
}
