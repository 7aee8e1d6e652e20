import { DomainError, type OverMenu } from '@cartaviva/contracts';
import { requireVersion } from '@cartaviva/domain';
import type { Type } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { Menu } from './menu.entity';

/** @throws DomainError MENU_NOT_FOUND also for another owner's menu */
export async function getOwnMenu(
  manager: EntityManager,
  accountId: string,
  id: string,
): Promise<Menu> {
  return found(await manager.findOneBy(Menu, { id, accountId }));
}

type Over = { readonly [Kind in keyof OverMenu]?: OverMenu[Kind] | undefined };

interface Locking {
  readonly withDeleted?: boolean;
  readonly over?: Over;
}

/**
 * Locks the owner's menu until the transaction ends. Every change of a menu or its content starts here, so that
 * changes of a menu and their events have one order.
 * @throws DomainError CHANGED_MEANWHILE if the menu does not have the expected version or revision
 */
export async function lockOwnMenu(
  manager: EntityManager,
  accountId: string,
  id: string,
  { withDeleted = false, over = {} }: Locking = {},
): Promise<Menu> {
  const lock = { mode: 'for_no_key_update' } as const;
  const menu = found(await manager.findOne(Menu, { where: { id, accountId }, lock, withDeleted }));
  requireOver(menu, over);
  return menu;
}

/** @throws DomainError CHANGED_MEANWHILE if the menu does not have the expected version or revision */
export function requireOver(menu: Menu, over: Over): void {
  requireVersion(menu, over.expectedVersion);
  requireVersion({ version: menu.revision }, over.expectedRevision);
}

/**
 * Locks the owner's menus with these IDs, or all of them, until the transaction ends. The order of IDs prevents
 * deadlocks. Missing menus are left out.
 */
export function lockOwnMenus(
  manager: EntityManager,
  accountId: string,
  ids?: readonly string[],
): Promise<Menu[]> {
  return manager.find(Menu, {
    where: { accountId, ...(ids && { id: In([...ids]) }) },
    order: { id: 'ASC' },
    lock: { mode: 'for_no_key_update' },
  });
}

/**
 * Locks a category or item of the owner and its menu until the transaction ends. Returns null if there is none. The
 * menu is locked first, as in all changes, and the row is read afterwards.
 */
export async function lockOwnContent<Row extends { id: string; menuId: string }>(
  manager: EntityManager,
  accountId: string,
  kind: Type<Row>,
  id: string,
  { withDeleted = false } = {},
): Promise<{ menu: Menu; row: Row } | null> {
  const query = manager.createQueryBuilder(Menu, 'menu');
  if (withDeleted) query.withDeleted();
  const locked = await query
    .innerJoinAndMapOne('menu.row', kind, 'row', 'row.menuId = menu.id')
    .where('menu.accountId = :accountId AND menu.deletedAt IS NULL AND row.id = :id')
    .setParameters({ accountId, id })
    .setLock('for_no_key_update')
    .getOne();
  if (!locked) return null;
  const { row, ...menu } = locked as Menu & { row: Row };
  return { menu: manager.create(Menu, menu), row };
}

function found(menu: Menu | null): Menu {
  if (!menu) throw new DomainError('MENU_NOT_FOUND');
  return menu;
}
